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

/// The files that a module file may name as the sources of its providers.
///
/// Anyone may have written the module file, and reports show lines of these files. So they are Swift files in the
/// package around the module file, or in the repository around the working directory.
struct LibrarySourceLimits: Sendable {
    private let repository: Confinement
    private let folder: String
    /// The folder of the module file without links.
    private let canonicalFolder = Once<String>()

    /// - Parameters:
    ///   - path: The path of the module file.
    ///   - repository: The repository around the working directory.
    init(ofModuleFile path: String, repository: Confinement) {
        self.repository = repository
        folder = FolderPath(ofFile: path).path(".")
    }

    /// Whether the module file may name a path, which is relative to it.
    @Sendable func allows(_ path: String) -> Bool {
        guard path.hasSuffix(".swift") else { return false }
        let canonicalFolder = canonicalFolder.value { FileStatus.canonicalPath(folder) }
        let source = AbsolutePath.of(path, from: canonicalFolder)
        return repository.containsResolved(source)
            || Confinement.package(around: canonicalFolder).containsResolved(source)
    }
}
