/// The readers of modules whose conditions differ from the conditions of the run.
struct ModuleReaders: Sendable {
    private let modules: SourceModules
    /// By the numbers of the modules.
    private let readers: [Int: SourceReader]
    /// Identifies the manifests, which decide the module of each file.
    let manifests: ContentHash

    /// Nil if all modules have the conditions of the run.
    init?(_ modules: SourceModules, beside reader: SourceReader, manifests: ContentHash) {
        var readers: [Int: SourceReader] = [:]
        for number in modules.all.indices {
            guard let own = modules.all[number].conditions, own != reader.sourceConditions else { continue }
            readers[number] = reader.with(own)
        }
        if readers.isEmpty { return nil }
        (self.modules, self.readers, self.manifests) = (modules, readers, manifests)
    }

    /// The reader of a file; nil if it has the conditions of the run.
    func reader(of path: String) -> SourceReader? { readers[modules.number(ofFile: path)] }

    /// The number of a file's module.
    func module(of path: String) -> Int { modules.number(ofFile: path) }

    /// The readers in the order of their modules, and the modules.
    var all: [(number: Int, reader: SourceReader)] { readers.sorted { $0.key < $1.key }.map { ($0.key, $0.value) } }

    /// The modules of the files, sorted by path.
    var files: [(path: String, module: Int)] { modules.files }
}

extension SourceReader {
    /// The reader of a file: each module has its own conditions.
    func reader(of path: String) -> SourceReader { others?.reader(of: path) ?? self }

    /// Identifies a text under the conditions of its file.
    func identity(of text: [UInt8], at path: String) -> ContentHash {
        var hash = ContentHash(text)
        if let other = others?.reader(of: path) { hash.combine(other) }
        return hash
    }
}
