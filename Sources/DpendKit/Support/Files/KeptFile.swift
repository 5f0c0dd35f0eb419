/// A file that a verdict depends on, with what it contained.
struct KeptFile: Sendable, Equatable {
    var path: String
    var content: ContentHash
}
