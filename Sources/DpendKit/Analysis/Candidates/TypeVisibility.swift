/// Says where code can name the types of the sources.
struct TypeVisibility: Sendable {
    private let index: DeclarationIndex
    /// The modules that declare each outermost type, with its access.
    private var homes: [String: [Home]] = [:]
    /// The names that the files of each module import.
    private var imports: [Int: Set<String>] = [:]

    private struct Home {
        var module: Int
        var access: AccessLevel
    }

    enum Use: Equatable {
        case visible
        /// The file must import the module, as other files of its module do.
        case importing(String)
        case invisible
    }

    /// The cost is linear in the number of declarations.
    init(_ index: DeclarationIndex) {
        self.index = index
        for identifier in index.types where index[identifier].parent == nil {
            let home = Home(
                module: index.moduleNumber(ofFile: identifier.file), access: index.access(of: identifier))
            homes[index.name(of: identifier), default: []].append(home)
        }
        for file in index.files.indices {
            imports[index.moduleNumber(ofFile: file), default: []].formUnion(index.imports(ofFile: file))
        }
    }

    /// Whether code of a file can use one of a library's modules.
    func use(ofModules modules: Set<String>, inFile path: String) -> Use {
        guard let file = index.file(at: path) else { return .visible }
        if modules.contains(where: index.imports(ofFile: file).contains) { return .visible }
        let imported = imports[index.moduleNumber(ofFile: file)] ?? []
        return modules.sorted().first(where: imported.contains).map(Use.importing) ?? .invisible
    }

    /// Whether all modules can name a type.
    func isPublic(_ type: String) -> Bool { homes[type]?.contains { $0.access >= .public } ?? false }

    /// Whether code of a file can name a type. Types of other modules than the sources' count as visible.
    func use(of type: String, inFile path: String) -> Use {
        guard let homes = homes[type], let file = index.file(at: path) else { return .visible }
        let own = index.moduleNumber(ofFile: file)
        if homes.contains(where: { $0.module == own }) { return .visible }
        let modules = homes.filter { $0.access >= .public }.map { index.sourceModules.all[$0.module].name }
        if modules.contains(where: index.imports(ofFile: file).contains) { return .visible }
        return modules.first { imports[own]?.contains($0) ?? false }.map(Use.importing) ?? .invisible
    }
}
