/// The sender of a request.
struct User: Sendable, Hashable {
    var name: String
}

/// The number that all log lines of one request share.
struct TraceID: Sendable, Hashable {
    var text: String
}

/// The server's answer to a request.
struct Answer: Sendable, Equatable {
    var status: Int
    var text: String
}

/// The path of the SQLite database.
struct DatabasePath: Sendable {
    var text: String
}

/// The port that the server listens on; 0 for a free one.
struct Port: Sendable {
    var number: UInt16
}
