let entries = EntryRepository(database: Database())
let app = JournalApp(editor: EditorViewModel(entries: entries), journal: JournalViewModel(entries: entries))
await app.run()
