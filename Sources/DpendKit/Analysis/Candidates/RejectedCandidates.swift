/// The candidates in the sources for missing keys.
package struct RejectedCandidates: Sendable {
    /// The candidates by the type of the key, in the order of their places.
    package internal(set) var byType: [TypeExpression: [RejectedCandidate]] = [:]
    /// The full names of the types that filters can choose from, sorted.
    package internal(set) var choosableNames: [String] = []
    /// The types with registrations that are not configurations, in the order of their places.
    var almostConfigurations: [RejectedCandidate] = []
    /// The full names of types that a filter would choose if their access did not hide them, sorted.
    package internal(set) var hiddenNames: [String] = []
    /// The index of all declarations; nil if there was no search.
    private let index: DeclarationIndex?

    /// Creates an empty set of candidates.
    package init() {
        index = nil
    }

    init(index: DeclarationIndex) {
        self.index = index
    }

    /// The full names of all visible types, including those that `#if` excludes, in no particular order.
    var declaredNames: Set<String> { index?.allNames ?? [] }

    /// The provisions of classes without a filter; nil if there was no search.
    func catalogue(_ options: ResolutionOptions) -> ClassCatalogue? {
        index.map { ClassCatalogue(index: $0, options: options) }
    }

    /// Why a top-level name of the sources has no meaning in a file; nil if no source declares it.
    func reasonForNoMeaning(of name: String, in path: String) -> String? {
        guard let index, let file = index.file(at: path) else { return nil }
        if let duplicate = index.duplicates.first(where: { $0.name == name }) {
            let places = duplicate.types.prefix(2).map { "\(index[$0].location)" }
            return
                "'\(name)' is declared at \(places.joined(separator: " and ")), and dpend does not guess which one is meant"
        }
        let modules = index.modules(declaring: name)
        guard let module = modules.first else { return nil }
        if modules.count > 1 {
            return
                "\(modules.map { "'\($0)'" }.joined(separator: " and ")) declare '\(name)', and dpend does not guess which one is meant"
        }
        if index.sourceModules.isUnreachable(module) {
            return "'\(module)' declares '\(name)', but the target '\(index.module)' does not depend on '\(module)'"
        }
        return index.imports(ofFile: file).contains(module)
            ? "'\(module)' declares '\(name)', but not for other modules"
            : "'\(module)' declares '\(name)', but this file does not import '\(module)'"
    }

    /// The module that a file must import to use a top-level name; nil if an import is not enough.
    func moduleToImport(for name: String, in path: String) -> String? {
        guard let index, let file = index.file(at: path), !index.duplicates.contains(where: { $0.name == name }) else {
            return nil
        }
        let modules = index.modules(declaring: name)
        guard modules.count == 1, !index.imports(ofFile: file).contains(modules[0]) else { return nil }
        return modules[0]
    }

    /// The places of the parameters with `@Assisted` in a file that does not import DpendRuntime.
    func parametersMarkedInVain(in path: String) -> Set<SourceLocation> {
        guard let index, let file = index.file(at: path),
            !index.imports(ofFile: file).contains(TypeExpression.runtimeModule)
        else { return [] }
        var places: Set<SourceLocation> = []
        for type in index.files[file].types {
            for parameter in [type.initializers.lazy.map(\.parameters), type.registrations.lazy.map(\.parameters)]
                .joined().joined()
            where parameter.attributes.contains("Assisted") {
                places.insert(parameter.location)
            }
        }
        return places
    }

    /// Whether a file imports a module; true for unknown files.
    func imports(_ module: String, in path: String) -> Bool {
        guard let index, let file = index.file(at: path) else { return true }
        return index.imports(ofFile: file).contains(module)
    }

    /// Whether a module's declarations are visible, in sources or a module file.
    func knows(_ module: String) -> Bool {
        index.map { $0.isKnown(module) || SourceModules.file(ofMadeUpModule: module) != nil } ?? true
    }

    /// The modules that a file imports, sorted.
    func imports(of path: String) -> [String] {
        guard let index, let file = index.file(at: path) else { return [] }
        return index.imports(ofFile: file)
    }

    /// The least access with which generated code and another file can name a declaration of a file.
    func requiredAccess(to path: String, from other: String?) -> AccessLevel {
        guard let modules = index?.sourceModules else { return .internal }
        let module = modules.number(ofFile: path)
        let generated = modules.requiredAccess(to: module)
        return max(
            generated, other.map { modules.requiredAccess(to: module, from: modules.number(ofFile: $0)) } ?? generated)
    }

    /// The modules that a source imports and that are neither linked nor part of the platform, sorted.
    func foreignImports(of path: String) -> [String] {
        guard let index, let file = index.file(at: path) else { return [] }
        return index.imports(ofFile: file).filter { module in
            !index.isKnown(module) && !PlatformFramework.isKnown(module)
        }
    }
}
