/// A search for project files, with the contents of the files that were found.
struct KeptProjectSearch: Sendable, Equatable {
    private var folder: String
    private var files: [KeptFile]

    init(_ search: ProjectSearch) {
        folder = search.folder
        files = search.files.map(KeptFile.init)
    }

    /// Whether the search finds the same files with the same contents. The cost is one scan of the folder.
    var findsTheSame: Bool { KeptProjectSearch(ProjectSearch(around: folder)) == self }

    fileprivate struct KeptFile: Sendable, Equatable {
        var path: String
        var content: ContentHash

        init(path: String) {
            self.path = path
            content = ContentHash((try? InputFile.read(path, upTo: InputLimit.text.size).bytes) ?? [])
        }
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

extension KeptProjectSearch.KeptFile: Fact {
    private init() { (path, content) = ("", .blank) }
    static var blank: KeptProjectSearch.KeptFile { KeptProjectSearch.KeptFile() }

    mutating func code(with coder: inout some FactCoder) {
        coder.code(&path)
        coder.code(&content)
    }
}
