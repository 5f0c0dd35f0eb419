/// A Swift source in memory. The parser reads it.
public struct SourceFile: Sendable, Hashable {
    /// The path as the user wrote it, or a path below a folder that the user named.
    public let path: String
    /// The whole text.
    public let text: String

    /// Creates a source from a path, which need not exist on disk, and its text.
    public init(path: String, text: String) {
        self.path = path
        self.text = text
    }
}
