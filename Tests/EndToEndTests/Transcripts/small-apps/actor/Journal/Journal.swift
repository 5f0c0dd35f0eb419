actor Database {
    private var rows: [String] = []
    func insert(_ row: String) { rows.append(row) }
    func all() -> [String] { rows }
}

final class EntryRepository: Sendable {
    private let database: Database
    init(database: Database) { self.database = database }
    func add(_ text: String) async { await database.insert(text) }
    func entries() async -> [String] { await database.all() }
}

final class EditorViewModel: Sendable {
    private let entries: EntryRepository
    init(entries: EntryRepository) { self.entries = entries }
    func write(_ text: String) async { await entries.add(text) }
}

final class JournalViewModel: Sendable {
    private let entries: EntryRepository
    init(entries: EntryRepository) { self.entries = entries }
    func show() async { print(await entries.entries()) }
}

final class JournalApp: Sendable {
    private let editor: EditorViewModel
    private let journal: JournalViewModel
    init(editor: EditorViewModel, journal: JournalViewModel) {
        self.editor = editor
        self.journal = journal
    }
    func run() async {
        await editor.write("Monday")
        await editor.write("Tuesday")
        await journal.show()
    }
}
