// Each request has its own instances of these classes, because they need the user or the trace. dpend finds that out.

/// The lines that a request logs.
final class RequestJournal: Counted, @unchecked Sendable {
    private let trace: TraceID
    private(set) var lines: [String] = []

    init(trace: TraceID) { self.trace = trace }

    func write(_ line: String) { lines.append("[\(trace.text)] \(line)") }
}

/// The notes that the user of a request may see.
final class UserNoteStore: Counted, @unchecked Sendable {
    private let user: User
    private let notes: NoteStore
    private let journal: RequestJournal

    init(user: User, notes: NoteStore, journal: RequestJournal) {
        (self.user, self.notes, self.journal) = (user, notes, journal)
    }

    func add(_ note: String) throws -> Int {
        journal.write("\(user.name) adds a note")
        return try notes.add(note, of: user)
    }

    var count: Int { get throws { try notes.count(of: user) } }
}

/// Records changes for later questions.
final class AuditTrail: Counted, @unchecked Sendable {
    private let user: User
    private let journal: RequestJournal

    init(user: User, journal: RequestJournal) { (self.user, self.journal) = (user, journal) }

    func changed() { journal.write("\(user.name) changed something") }
}

/// Answers one request.
final class NoteHandler: Counted, @unchecked Sendable {
    private let user: User
    private let notes: UserNoteStore
    private let audit: AuditTrail
    private let journal: RequestJournal

    init(user: User, notes: UserNoteStore, audit: AuditTrail, journal: RequestJournal) {
        (self.user, self.notes, self.audit, self.journal) = (user, notes, audit, journal)
    }

    func answer(_ method: String, body: String) -> Answer {
        do { return try answering(method, body: body) } catch { return Answer(status: 503, text: "\(error)") }
    }

    private func answering(_ method: String, body: String) throws -> Answer {
        switch method {
        case "GET":
            return Answer(status: 200, text: "\(user.name): \(try notes.count) notes")
        case "POST":
            let count = try notes.add(body)
            audit.changed()
            return Answer(status: 201, text: "\(user.name): note \(count)\n" + journal.lines.joined(separator: "\n"))
        default:
            return Answer(status: 405, text: "\(user.name): GET or POST")
        }
    }
}
