/// Facts about a file once all aliases are known: the full names of its declarations, and their access.
struct FileOutline: Sendable {
    /// The full nested name of each type; for an extension, the name of the extended type.
    let names: [String]
    /// The access of each type, limited by the types around it.
    let access: [AccessLevel]
    /// The modules that are imported, sorted.
    let imports: [String]
    /// The imported modules whose `internal` declarations the file sees: `@testable import`.
    let testableImports: [String]
    /// The imports of single declarations, such as `import struct Core.Client`; nil in a file without them.
    let chosenImports: ChosenImports?
    /// For each extension that names it, the module of the extended type, such as `Core` in `extension Core.Client`.
    let extendedModules: [Int: String]
    /// The names that initializers and registrations write behind an imported module, by the module: `Client` of
    /// `Core.Client`.
    let qualifiedNames: [String: Set<String>]
    /// Whether the file may contain a `DependencyConfiguration`.
    let namesConfiguration: Bool

    /// Whether a class in the file has `@Injected` properties.
    let hasInjectedProperties: Bool

    /// - Parameters:
    ///   - module: The module that the file belongs to.
    ///   - aliases: The top-level aliases. Extensions may use them.
    ///   - reexports: The modules that each module exports with `@_exported`.
    init(_ file: SourceDeclarations, module: String, aliases: [String: String], reexports: [String: Set<String>]) {
        imports = Self.imports(file.importedModules, of: module, with: reexports)
        testableImports = file.imports.filter { $0.isActive && $0.attributes.contains("@testable") }.map(\.module)
        chosenImports = ChosenImports(file.imports)
        namesConfiguration = InheritanceNames.isNamed("DependencyConfiguration", in: file)
        qualifiedNames = Self.qualifiedNames(in: file, module, imports)
        var names: [String] = []
        var extendedModules: [Int: String] = [:]
        var access: [AccessLevel] = []
        names.reserveCapacity(file.types.count)
        access.reserveCapacity(file.types.count)
        var hasInjectedProperties = false
        let types = file.types
        for position in types.indices {
            let (kind, name, parent) = (types[position].kind, types[position].name, types[position].parent)
            if let parent {
                names.append("\(names[parent]).\(name)")
            } else if kind == .extension {
                let extended = Self.extendedName(name, module, imports, aliases)
                if let module = extended.module { extendedModules[position] = module }
                names.append(extended.name)
            } else {
                names.append(name)
            }
            if !types[position].injectedProperties.isEmpty { hasInjectedProperties = true }
            // The access of an extension applies to members without their own.
            access.append(
                kind == .extension ? .open : Self.access(types[position].modifiers.access, in: parent, of: file, access)
            )
        }
        self.hasInjectedProperties = hasInjectedProperties
        self.names = names
        self.extendedModules = extendedModules
        self.access = access
    }

    private static func qualifiedNames(
        in file: SourceDeclarations, _ module: String, _ imports: [String]
    ) -> [String: Set<String>] {
        var result: [String: Set<String>] = [:]
        func note(_ types: TypeExpression) {
            for type in types.nominalTypes where type.components.count > 1 {
                let first = type.components[0].name
                guard first != module, imports.contains(first) else { continue }
                result[first, default: []].insert(type.components[1].name)
            }
        }
        for type in file.types {
            for initializer in type.initializers { for parameter in initializer.parameters { note(parameter.type) } }
            for registration in type.registrations {
                note(registration.provided)
                for parameter in registration.parameters { note(parameter.type) }
            }
        }
        return result
    }

    /// Modules and all modules that they export with `@_exported`, sorted. Such an import in one file of a module is
    /// visible in all its files.
    static func imports(_ written: [String], of module: String? = nil, with reexports: [String: Set<String>])
        -> [String]
    {
        if reexports.isEmpty { return written }
        return (written + [module].compactMap { $0 }).reduce(into: Set(written)) { $0.formUnion(reexports[$1] ?? []) }
            .sorted()
    }

    /// The access of a member of a type or extension, or of a top-level declaration.
    func access(of written: AccessLevel?, in container: Int?, of file: SourceDeclarations) -> AccessLevel {
        Self.access(written, in: container, of: file, access)
    }

    private static func access(
        _ written: AccessLevel?, in container: Int?, of file: SourceDeclarations, _ access: [AccessLevel]
    ) -> AccessLevel {
        guard let container else { return written ?? .internal }
        // `public extension` gives its access to its members. A type does not.
        let inherited: AccessLevel =
            file.types[container].kind == .extension ? file.types[container].modifiers.access ?? .internal : .internal
        return min(written ?? inherited, access[container])
    }

    private static func extendedName(
        _ written: String, _ module: String, _ imports: [String], _ aliases: [String: String]
    ) -> (name: String, module: String?) {
        let isPath = written.utf8.contains(UInt8(ascii: "."))
        if !isPath, aliases[written] == nil { return (written, nil) }
        var path = written.split(separator: ".").map(String.init)
        var named: String?
        if path.count > 1, path[0] == module || imports.contains(path[0]) {
            named = path.removeFirst()
        }
        var remaining = 8
        while remaining > 0, let first = path.first, let target = aliases[first] {
            path.replaceSubrange(0..<1, with: target.split(separator: ".").map(String.init))
            remaining -= 1
        }
        return (path.joined(separator: "."), named)
    }
}
