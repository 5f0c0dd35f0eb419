import Foundation

// The whole server shares one instance of these classes. None of them needs a user, so dpend places them in the root.

/// The notes of all users.
final class NoteStore: Counted, @unchecked Sendable {
    private let connections: ConnectionPool
    private let worker: IndexWorker

    init(connections: ConnectionPool, worker: IndexWorker) { (self.connections, self.worker) = (connections, worker) }

    func add(_ note: String, of user: User) throws -> Int {
        try connections.run("INSERT INTO note (user, text) VALUES (?, ?)", user.name, note)
        worker.wakeUp()
        return try count(of: user)
    }

    func count(of user: User) throws -> Int {
        try connections.run("SELECT count(*) FROM note WHERE user = ?", user.name).first ?? 0
    }
}

/// Counts what was answered.
final class Metrics: Counted, @unchecked Sendable {
    private let lock = NSLock()
    private var answers: [Int: Int] = [:]

    func count(_ status: Int) { lock.withLock { answers[status, default: 0] += 1 } }

    var text: String {
        lock.withLock { answers.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ") }
    }
}

/// Lets requests in: it opens a container for each with its user and its trace.
final class Gate: Counted, @unchecked Sendable {
    private let open: @Sendable (User, TraceID) throws -> NoteHandler
    private let metrics: Metrics

    init(open: @escaping @Sendable (User, TraceID) throws -> NoteHandler, metrics: Metrics) {
        self.open = open
        self.metrics = metrics
    }

    /// - Parameter authorization: `Bearer NAME`, since this is an example.
    func answer(_ method: String, body: String, authorization: String?, trace: String) -> Answer {
        guard let authorization, authorization.hasPrefix("Bearer "), authorization != "Bearer " else {
            metrics.count(401)
            return Answer(status: 401, text: "who are you?")
        }
        let user = User(name: String(authorization.dropFirst("Bearer ".count)))
        let answer: Answer
        do { answer = try open(user, TraceID(text: trace)).answer(method, body: body) } catch {
            answer = Answer(status: 503, text: "\(error)")
        }
        metrics.count(answer.status)
        return answer
    }
}
