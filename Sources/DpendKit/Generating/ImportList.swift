/// The imports of a generated file: the sources' imports for the types that it uses, the container's module, and the
/// user's imports. The user's imports of a module replace all others of it.
struct ImportList {
    /// The required imports, in any order, perhaps with duplicates.
    var needed: [ModuleImport] = []
    /// The user's imports.
    var requested: [ModuleImport] = []
    /// The modules that a source imports with an access below `public`. Then all imports of the module must have an
    /// access.
    var restrictedModules: Set<String> = []
    /// The modules of the types in declarations that other code can see, and the access of that code.
    var exposed: (modules: Set<String>, access: AccessLevel) = ([], .internal)
    /// Whether an import without an access is internal, as with the feature `InternalImportsByDefault`.
    var importsAreInternal = true

    /// An imported declaration or module.
    private struct Subject: Hashable {
        var path: [String]
        var kind: String?
    }

    /// The imports, sorted, each once. Conditional imports come last.
    var declarations: [SwiftDeclaration] {
        let own = Set(requested.map(\.module))
        let bySubject = Dictionary(grouping: needed.filter { !own.contains($0.module) }) {
            Subject(path: $0.path, kind: $0.kind)
        }
        let whole = Set(
            bySubject.filter { $0.key.path.count == 1 && $0.value.contains { $0.condition == nil } }.keys.map(\.path))
        let merged = bySubject.filter { $0.key.kind == nil || !whole.contains([$0.key.path[0]]) }.map(merge)
        let all = Set(merged + requested).sorted {
            ($0.path.joined(separator: "."), $0.description) < ($1.path.joined(separator: "."), $1.description)
        }
        let conditional = Dictionary(grouping: all.filter { $0.condition != nil }) { $0.condition ?? "" }
        return all.filter { $0.condition == nil }.map(Self.declaration)
            + conditional.sorted { $0.key < $1.key }.map { condition, imports in
                .conditional(SwiftCode(condition: condition), imports.map(Self.declaration))
            }
    }

    private static func declaration(_ needed: ModuleImport) -> SwiftDeclaration { .line(SwiftCode(needed)) }

    private func merge(_ subject: Subject, _ imports: [ModuleImport]) -> ModuleImport {
        var result = ModuleImport(path: subject.path, kind: subject.kind)
        var attributes = Set(imports.flatMap(\.attributes))
        // Any other import of the module makes it part of the interface.
        if !imports.allSatisfy(\.isImplementationOnly) { attributes.remove("@_implementationOnly") }
        result.attributes = attributes.sorted()
        let conditions = Set(imports.map(\.condition))
        if !conditions.contains(nil) {
            result.condition = conditions.compactMap { $0 }.sorted().joined(separator: " || ")
        }
        if result.isImplementationOnly { return result }
        // Beside sources that import publicly without saying so, only `public` may be written.
        let isWritten = exposed.access == .public || importsAreInternal || restrictedModules.contains(result.module)
        if exposed.access > .internal, exposed.modules.contains(result.module), isWritten {
            result.access = exposed.access
        } else if restrictedModules.contains(result.module) {
            result.access = .internal
        }
        return result
    }
}
