/// A search for project files, with the contents of the files that were found.
struct KeptProjectSearch: Sendable, Equatable {
    private var folder: String
    private var files: [KeptFile]

    init(_ search: ProjectSearch) {
        folder = search.folder
        files = search.files.map(KeptFile.init)
    }

    /// Whether the search finds the same files with the same contents.
    func findsTheSame(knowing projects: KnownProjects) -> Bool {
        KeptProjectSearch(ProjectSearch(around: folder, knowing: projects)) == self
    }
}

extension KeptProjectSearch: Fact {
    private init() { (folder, files) = ("", []) }
    static var blank: KeptProjectSearch { KeptProjectSearch() }

    mutating func code(with coder: inout some FactCoder) {
        coder.code(&folder)
        coder.code(&files)
    }
}

extension KeptFile: Fact {
    /// Reads the file. One that cannot be read is like an empty one.
    init(path: String) {
        self.init(path: path, content: ContentHash((try? InputFile.read(path, upTo: InputLimit.text.size).bytes) ?? []))
    }

    /// Whether the file still contains the same.
    var isAsItWas: Bool { KeptFile(path: path) == self }

    static var blank: KeptFile { KeptFile(path: "", content: .blank) }

    mutating func code(with coder: inout some FactCoder) {
        coder.code(&path)
        coder.code(&content)
    }
}
