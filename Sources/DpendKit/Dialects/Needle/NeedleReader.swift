/// Builds the tree of components from files, as Needle's generator sees them.
struct NeedleReader {
    private let files: [SourceOutline]
    private let paths: [String]
    /// Whether the sources declare a type. This reader may not have seen it.
    private let isDeclared: (String) -> Bool
    /// Whether the generator ignores properties in classes of components that are not public.
    private let requiresPublic: Bool
    private var tree = ScopeTree(noun: "component")
    private var undecided: [OpenProvider] = []
    private var imports: Set<String> = []
    private var scopes: [String: Int] = [:]
    /// The place where each component is declared.
    private var homes: [(file: Int, type: Int)] = []
    /// The extensions of each component.
    private var extensions: [String: [(file: Int, type: Int)]] = [:]
    /// Components that the generator does not see, with the reason.
    private var unseen: [String: (reason: String, location: SourceLocation, isRoot: Bool)] = [:]
    private var protocols: [String: TypeOutline] = [:]
    private var dependencies: [String: TypeOutline] = [:]
    private var pluginExtensions: [String: TypeOutline] = [:]

    /// - Parameter code: All files with an outline, in the order that counts.
    init(_ code: [SourceCode], requiresPublic: Bool, isDeclared: @escaping (String) -> Bool) {
        let own = code.filter { !($0.outline?.isWritten ?? true) }
        // A class with the name of one of Needle's types is a different type, except in files that import Needle.
        let isShadowed = own.contains {
            $0.outline?.types.contains { $0.parent == nil && $0.kind == .class && $0.name == "Component" } == true
        }
        let kept = isShadowed ? own.filter { $0.outline?.importsNeedle == true } : own
        files = kept.compactMap(\.outline)
        paths = kept.map(\.path)
        (self.isDeclared, self.requiresPublic) = (isDeclared, requiresPublic)
    }

    /// Reads everything; nil if there is no component.
    func registry(title: String, dialect: String) -> Registry? {
        var reader = self
        reader.readProtocols()
        reader.readComponents()
        if reader.tree.scopes.isEmpty, reader.unseen.isEmpty { return nil }
        reader.readExtensions()
        reader.linkDependencies()
        reader.linkSides()
        reader.linkChildren()
        reader.judgeCalls()
        reader.judgeKept()
        reader.tree.member = MemberSyntax(
            fresh: "public var {name}: {type} { {instance} }",
            kept: "public var {name}: {type} { shared { {instance} } }", maker: .declaration,
            child: "{made}(parent: self)")
        reader.tree.imports = reader.imports.sorted()
        reader.tree.origins =
            (reader.dependencies.map { ($0, $1.location.path) } + reader.tree.scopes.map { ($0.name, $0.location.path) })
            .sorted { $0 < $1 }
        var registry = NeedleRegistry(reader.tree).registry(
            Registry(dialect: dialect, title: title, rules: RegistryRules()))
        registry.openProviders += reader.undecided.sorted { ($0.location, $0.reason) < ($1.location, $1.reason) }
        registry.paths = paths
        return registry
    }

    // MARK: Declarations

    private mutating func readProtocols() {
        for file in files {
            for (position, type) in file.types.enumerated() where type.kind == .protocol {
                if protocols[type.name] == nil { protocols[type.name] = type }
                guard file.isSeen(position) else { continue }
                if type.isPluginExtension { pluginExtensions[type.name] = type }
                guard type.isDependency else { continue }
                if let first = dependencies[type.name] {
                    noteDuplicate("dependency protocols", type.name, type.location, first.location)
                } else {
                    dependencies[type.name] = type
                }
            }
        }
    }

    private mutating func noteDuplicate(
        _ noun: String, _ name: String, _ location: SourceLocation, _ first: SourceLocation
    ) {
        tree.problems.append(
            .init(
                .invalid, "two \(noun) are called '\(name)', which Needle's generator refuses", about: name,
                at: location, notes: [("the first one is here", first)]))
    }

    private mutating func readComponents() {
        for (number, file) in files.enumerated() {
            for (position, type) in file.types.enumerated() {
                guard let kind = type.componentKind else { continue }
                if let reason = file.reasonUnseen(position) {
                    unseen[type.name] = (reason, type.location, kind == .root)
                    continue
                }
                if let first = scopes[type.name] {
                    noteDuplicate("components", type.name, type.location, tree.scopes[first].location)
                    continue
                }
                var scope = ScopeTree.Scope(
                    name: type.name, requirementName: kind == .root ? Self.emptyDependency : type.dependencyName,
                    location: type.location)
                scope.isRoot = kind == .root
                switch kind {
                case .plain, .root: break
                case .side: scope.kind = .side
                case .extended: scope.kind = .extended(name: type.argument(1), properties: [], side: -1)
                }
                add(file.properties(of: position, entity: type), isExtension: false, to: &scope)
                scope.calls = file.calls(of: position)
                scopes[type.name] = tree.scopes.count
                tree.scopes.append(scope)
                homes.append((number, position))
                noteImports(file)
            }
        }
        for file in files
        where file.types.enumerated().contains(where: { ($1.isDependency || $1.isPluginExtension) && file.isSeen($0) })
        { noteImports(file) }
    }

    private mutating func noteImports(_ file: SourceOutline) { imports.formUnion(file.imports) }

    private mutating func readExtensions() {
        for (number, file) in files.enumerated() {
            for (position, type) in file.types.enumerated() where type.kind == .extension && type.parent == nil {
                guard let scope = scopes[type.name] else { continue }
                extensions[type.name, default: []].append((number, position))
                add(file.properties(of: position, entity: type), isExtension: true, to: &tree.scopes[scope])
                tree.scopes[scope].calls += file.calls(of: position)
                noteImports(file)
            }
        }
    }

    /// Whether components of a file have properties that are neither public nor private.
    static func hasInternalProperties(_ file: SourceCode) -> Bool {
        guard let outline = file.outline else { return false }
        return outline.types.enumerated().contains { position, type in
            type.componentKind != nil
                && outline.properties(of: position, entity: type).contains {
                    $0.access == .internal && $0.outline.type != nil
                }
        }
    }

    /// Adds the properties of a declaration that other components can get.
    private func add(_ properties: [OutlinedProperty], isExtension: Bool, to scope: inout ScopeTree.Scope) {
        for one in properties {
            var property = ScopeTree.Property(
                name: one.outline.name, type: one.outline.type ?? "", location: one.outline.location)
            property.isKept = one.outline.isKept
            property.isPublic = one.access == .public
            property.isOfInstance = one.isOfInstance
            let opening = Remedy(.init(.setAccess, property.name, "public", of: scope.name, at: property.location))
            if one.outline.type == nil {
                scope.hidden.append(
                    (property, "without a type; Needle's generator reads only properties with a type", nil))
            } else if one.access == .private {
                scope.hidden.append((property, "as 'private'", opening))
            } else if requiresPublic, !isExtension, one.access == .internal {
                scope.hidden.append(
                    (
                        property,
                        "without 'public', which Needle's generator requires since 0.24 outside of extensions", opening
                    ))
            } else if !one.isOfInstance {
                if one.outline.isStatic { scope.hidden.append((property, "as 'static'", nil)) }
                scope.properties.append(property)
            } else {
                scope.properties.append(property)
            }
        }
    }

    // MARK: Links

    static let emptyDependency = "EmptyDependency"

    private mutating func linkDependencies() {
        for position in tree.scopes.indices {
            let scope = tree.scopes[position]
            let name = scope.requirementName
            if let dependency = dependencies[name] {
                tree.scopes[position].requirements = Self.requirements(dependency)
                if let modifier = dependency.modifier, ["private", "fileprivate"].contains(modifier) {
                    notePrivate(dependency, modifier, of: scope)
                }
            } else if name != Self.emptyDependency {
                noteUnknown(name, of: scope, files[homes[position].file].types[homes[position].type])
            }
        }
        for dependency in dependencies.values.sorted(by: { $0.location < $1.location }) { judgeInherited(dependency) }
    }

    private static func requirements(_ type: TypeOutline) -> [ScopeTree.Property] {
        type.properties.compactMap { property in
            property.type.map { .init(name: property.name, type: $0, location: property.location) }
        }
    }

    private mutating func noteUnknown(_ name: String, of scope: ScopeTree.Scope, _ type: TypeOutline) {
        let message = "Needle's generator finds no dependency protocol '\(name)' for '\(scope.name)'"
        if let other = protocols[name] {
            tree.problems.append(
                .init(
                    .invalid, "\(message): 'Dependency' is not the first protocol that it inherits from",
                    about: scope.name, at: scope.location,
                    notes: [("declare it as 'protocol \(name): Dependency'", other.location)]))
        } else if type.inherited.count > 1, type.inherited.first?.arguments?.first?.lastName != name {
            tree.problems.append(
                .init(
                    .invalid, "\(message): it takes the last generic argument of the declaration for it",
                    about: scope.name, at: scope.location))
        } else if type.isGeneric || name.contains("&") || isDeclared(name) {
            tree.problems.append(
                .init(
                    .invalid, "\(message): it has to be a protocol that inherits from 'Dependency' first",
                    about: scope.name, at: scope.location))
        } else {
            undecided.append(
                OpenProvider(
                    reason: "the dependency protocol '\(name)' of '\(scope.name)' is not among the sources",
                    location: scope.location))
        }
    }

    private mutating func notePrivate(_ dependency: TypeOutline, _ modifier: String, of scope: ScopeTree.Scope) {
        tree.problems.append(
            .init(
                .invalid,
                "the dependency protocol '\(dependency.name)' of '\(scope.name)' is '\(modifier)'; the file that Needle's generator writes does not compile",
                about: scope.name, at: dependency.location,
                remedies: [Remedy(.init(.removeModifier, dependency.name, modifier, at: dependency.location))]))
    }

    /// The generator does not write properties that a dependency protocol inherits.
    private mutating func judgeInherited(_ dependency: TypeOutline) {
        for parent in dependency.inherited.dropFirst() {
            guard let other = protocols[parent.name], other.name != dependency.name else { continue }
            // Extensions may provide the property to all conforming types.
            let extensions = files.lazy.flatMap(\.types).filter {
                $0.kind == .extension && [parent.name, dependency.name].contains($0.name)
            }
            let given = Set(extensions.flatMap { $0.properties.map(\.name) } + dependency.properties.map(\.name))
            guard let property = Self.requirements(other).first(where: { !given.contains($0.name) }) else { continue }
            tree.problems.append(
                .init(
                    .invalid,
                    "'\(dependency.name)' inherits '\(property)' from '\(other.name)', which Needle's generator does not read; the file that it writes does not compile",
                    about: dependency.name, at: dependency.location,
                    notes: [("'\(property.name)' is declared here", property.location)],
                    remedies: [
                        Remedy(
                            .init(
                                .addMember, dependency.name, "var \(property) { get }", at: dependency.location))
                    ]))
        }
    }

    private mutating func linkSides() {
        for position in tree.scopes.indices {
            guard case .extended(let name, _, _) = tree.scopes[position].kind else { continue }
            let scope = tree.scopes[position]
            let side = files[homes[position].file].types[homes[position].type].argument(2)
            guard let found = scopes[side], tree.scopes[found].kind == .side,
                let pluginExtension = pluginExtensions[name]
            else {
                let missing =
                    pluginExtensions[name] == nil ? "plugin extension '\(name)'" : "non-core component '\(side)'"
                tree.problems.append(
                    .init(
                        .invalid, "Needle's generator finds no \(missing) for '\(scope.name)'", about: scope.name,
                        at: scope.location))
                tree.scopes[position].kind = .plain
                continue
            }
            let properties = Self.requirements(pluginExtension)
            tree.scopes[position].kind = .extended(name: name, properties: properties, side: found)
            tree.scopes[position].children.append((found, scope.location))
            let own = Set(scope.properties)
            if let cyclic = tree.scopes[found].requirements.first(where: { own.contains($0) && properties.contains($0) }
            ) {
                tree.problems.append(
                    .init(
                        .invalid,
                        "'\(scope.name)' provides '\(cyclic)' to its non-core component and requires it of its plugin extension",
                        about: scope.name, at: cyclic.location))
            }
        }
    }

    private mutating func linkChildren() {
        for position in tree.scopes.indices {
            var places: [Int: SourceLocation] = [:]
            for (file, type) in [homes[position]] + (extensions[tree.scopes[position].name] ?? []) {
                for call in files[file].within(type).flatMap({ files[file].types[$0].calls }) {
                    guard let child = scopes[call.first] else { continue }
                    places[child] = min(places[child] ?? call.location, call.location)
                }
            }
            tree.scopes[position].children += places.sorted { $0.value < $1.value }.map { ($0.key, $0.value) }
        }
    }

    // MARK: Calls

    /// Finds components whose calls the generator does not see, and components that it does not see at all.
    private mutating func judgeCalls() {
        let judge = NeedleCalls(tree: tree, scopes: scopes, unseen: unseen, files: files)
        let found = judge.problems()
        tree.problems += found.problems
        undecided += found.undecided
    }

    private mutating func judgeKept() {
        for file in files {
            for (position, type) in file.types.enumerated() where type.parent == nil || type.kind == .class {
                let name = type.name
                guard let scope = scopes[name],
                    type.kind == .extension || file.isSeen(position) && type.componentKind != nil
                else { continue }
                for call in type.kept {
                    tree.problems.append(Self.problem(call, in: tree.scopes[scope].name))
                }
            }
        }
    }

    private static func problem(_ call: KeptCallOutline, in component: String) -> ScopeTree.Problem {
        let member = "\(component).\(call.member)"
        if let earlier = call.earlier {
            return .init(
                .ignoredArguments,
                "'shared' keeps two instances of '\(member)' under one name; the second call gets what the first one has kept, or replaces it",
                about: member,
                at: call.location,
                notes: [("the first call is here", earlier), ("give each of the two a property of its own", nil)])
        }
        let names = call.parameters.map { "'\($0)'" }.joined(separator: ", ")
        return .init(
            .ignoredArguments,
            "'shared' keeps the first instance that '\(member)' makes; later values of \(names) are ignored",
            about: member, at: call.location)
    }
}
