/// A Swift source held in memory: what the loader hands to the parser.
public struct SourceFile: Sendable, Hashable {
    /// The path as the user gave it, or as it follows from a folder that the user gave.
    public let path: String
    /// The whole text.
    public let text: String

    /// Creates a source from a path, which need not exist on disk, and its text.
    public init(path: String, text: String) {
        self.path = path
        self.text = text
    }
}
