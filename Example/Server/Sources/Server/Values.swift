/// Who sent a request.
struct User: Sendable, Hashable {
    var name: String
}

/// What all lines of a request have in common in the logs.
struct TraceID: Sendable, Hashable {
    var text: String
}

/// What the server answers.
struct Answer: Sendable, Equatable {
    var status: Int
    var text: String
}
