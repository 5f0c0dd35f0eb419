let module = NotesModule()
let book = await module.bookImpl
print("one after the other:", book.isShared, book.texts == Array(repeating: "first", count: 100) + Array(repeating: "second", count: 100))
let page = await module.pageImpl
print("of a configuration:", page.texts == Array(repeating: "left", count: 100) + Array(repeating: "right", count: 100))
