/// A source of a linked library, and whether it exists.
struct LibrarySource: Fact {
    var path: String
    var isThere: Bool

    /// Whether a library's source exists, so that reports can refer to it.
    @Sendable static func isThere(_ path: String) -> Bool { FileStatus(path)?.kind == .file }

    static var blank: LibrarySource { LibrarySource(path: "", isThere: false) }

    mutating func code(with coder: inout some FactCoder) {
        coder.code(&path)
        coder.code(&isThere)
    }
}
