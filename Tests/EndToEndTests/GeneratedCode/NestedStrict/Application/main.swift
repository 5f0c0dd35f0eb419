import DpendRuntime

let module = SessionsModule()
let session = module.session(person: Person(name: "ann"), stringTaggedHost: "here")
let feed = session.feedImpl
print(feed.service.title, feed.store === session.storeImpl, feed.shared === feed.other.shared, session.hiddenImpl.person.name)
print(await session.counterImpl.next(), await session.counterImpl.next())
let editor = feed.edit(Note(text: "n"))
print(editor.note.text, editor.feed === feed, session.draft(note: Note(text: "m")).editorImpl.feed === feed)
let entered = module.entryImpl.open(Tagged("there"), Person(name: "bob"))
print(entered.service.title)
// The session keeps what was taken from it, so that nothing holds the session.
do {
    print(await (try entered.lazy.value).next())
} catch {
    print("gone:", "\(error)".split(separator: ".")[0])
}
