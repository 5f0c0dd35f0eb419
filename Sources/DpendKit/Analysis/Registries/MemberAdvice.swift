/// Finds properties to declare in scopes above a requirement that nothing provides.
struct MemberAdvice {
    private let tree: ScopeTree
    private let makers: InstanceMakers

    init(_ tree: ScopeTree, _ makers: InstanceMakers) { (self.tree, self.makers) = (tree, makers) }

    /// The changes of the requirement, and the declarations in the roots of all failing paths, one remedy for each type
    /// of the sources that fits.
    func remedies(for wanted: ScopeTree.Property, _ branches: RegistryGraph.Branches) -> [Remedy] {
        guard let syntax = tree.member, let homes = roots(of: branches) else { return wanted.remedies }
        // A root that has a property of this name already needs a decision.
        let areFree = homes.allSatisfy { home in
            !(tree.scopes[home].properties + tree.scopes[home].hidden.map(\.property)).contains {
                $0.name == wanted.name
            }
        }
        if !areFree { return [] }
        if let known = aliases(of: wanted, in: homes, branches, syntax) { return known }
        return wanted.remedies + additions(for: wanted, in: homes, syntax)
    }

    /// The ways to get an object that a scope above has under another name or type; nil if none has one. A second object
    /// would not share its state.
    private func aliases(
        of wanted: ScopeTree.Property, in homes: [Int], _ branches: RegistryGraph.Branches, _ syntax: MemberSyntax
    ) -> [Remedy]? {
        let below = makers.below[wanted.plainType] ?? []
        func others(in scope: Int) -> [ScopeTree.Property] {
            let properties = tree.scopes[scope].properties + tree.scopes[scope].hidden.map(\.property)
            return properties.filter {
                $0.isOfInstance && ($0.plainType == wanted.plainType || below.contains($0.plainType))
            }
        }
        let above = DistinctElements(([branches.first] + branches.others).flatMap { $0.dropLast() }).all
        let all = above.flatMap(others)
        if all.isEmpty { return nil }
        if let renaming = syntax.renaming {
            let names = DistinctElements(all.filter { $0.plainType == wanted.plainType }.map(\.name)).all
            return names.prefix(wanted.isPlain ? Remedy.limit : 0).map { name in
                let text = renaming.text.replacing("{other}", with: name).replacing("{type}", with: wanted.plainType)
                return Remedy(
                    .init(.replaceModifier, wanted.name, text, replacing: renaming.attribute, at: wanted.location))
            }
        }
        if syntax.maker != .declaration { return [] }
        // The nearest scope on all ways, or else all roots.
        let isComplete = branches.count == branches.others.count + 1
        let nearest = branches.first.dropLast().reversed().first { scope in
            isComplete && !others(in: scope).isEmpty && branches.others.allSatisfy { $0.dropLast().contains(scope) }
        }
        let homes = nearest.map { [$0] } ?? homes
        let steps = homes.compactMap { home -> Remedy.Step? in
            guard let other = others(in: home).first else { return nil }
            let text = syntax.text(
                SwiftIdentifier.escaped(wanted.name), wanted.type, instance: SwiftIdentifier.escaped(other.name),
                isKept: false)
            return .init(.addMember, tree.scopes[home].name, text, at: tree.scopes[home].location)
        }
        return steps.count == homes.count ? [Remedy(steps)] : []
    }

    /// The properties that make a new object.
    private func additions(for wanted: ScopeTree.Property, in homes: [Int], _ syntax: MemberSyntax) -> [Remedy] {
        if syntax.maker == .attribute {
            if !wanted.isMadeByLibrary { return [] }
            let text = syntax.text(wanted.name, wanted.type, isKept: true)
            return [Remedy(homes.map { .init(.addMember, tree.scopes[$0].name, text, at: tree.scopes[$0].location) })]
        }
        return (makers.byPath[wanted.plainType] ?? []).compactMap { maker in
            var steps: [Remedy.Step] = []
            for home in homes {
                guard let own = self.steps(for: wanted.name, wanted.type, maker, in: home, syntax) else { return nil }
                steps += own
            }
            return Remedy(steps)
        }
    }

    /// The scopes at which the failing paths begin; nil if some paths are not known.
    private func roots(of branches: RegistryGraph.Branches) -> [Int]? {
        let known = [branches.first] + branches.others
        let roots = DistinctElements(known.compactMap(\.first)).all
        let isComplete = known.count == branches.count || tree.scopes.count(where: \.isRoot) == 1
        // The scope that requires it does not provide it to itself.
        return isComplete && known.allSatisfy { $0.count > 1 } && roots.count <= RegistryGraph.Branches.limit
            ? roots : nil
    }

    private func steps(
        for name: String, _ type: String, _ maker: InstanceMaker, in home: Int, _ syntax: MemberSyntax
    ) -> [Remedy.Step]? {
        let scope = tree.scopes[home]
        var imports: [String] = []
        var texts: [String] = []
        var taken = Set((scope.properties + scope.hidden.map(\.property)).map(\.name))
        /// The names of the new properties, by their types: two parameters of a type get one object.
        var new: [String: String] = [:]
        func declare(_ name: String, _ type: String, _ maker: InstanceMaker, open: Set<String>) -> Bool {
            guard taken.insert(name).inserted, !maker.isOnMainActor || syntax.maker == .library else { return false }
            let outermost = String(maker.type.prefix { $0 != "." })
            switch makers.visibility?.use(of: outermost, inFile: scope.location.path) {
            case .invisible: return false
            case .importing(let module): imports.append(module)
            case .visible, nil: break
            }
            if syntax.maker == .library {
                guard maker.needsNothing || tree.scopes.contains(where: { $0.name == maker.type }) else { return false }
                texts.append(syntax.text(name, type, made: maker.type, isKept: maker.hasState))
                return true
            }
            if let child = syntax.child, let made = tree.scopes.first(where: { $0.name == maker.type }) {
                // A root has no parent.
                if made.isRoot { return false }
                let instance = child.replacing("{made}", with: maker.type)
                texts.append(syntax.text(SwiftIdentifier.escaped(name), type, instance: instance, isKept: false))
                new[ScopeTree.Property.plain(type)] = name
                return true
            }
            let known = (texts, taken, new, imports)
            for parameters in maker.initializers {
                if let arguments = arguments(for: parameters, open: open) {
                    let instance = "\(maker.type)(\(arguments.joined(separator: ", ")))"
                    texts.append(
                        syntax.text(
                            SwiftIdentifier.escaped(name), type, made: maker.type, instance: instance,
                            isKept: maker.hasState))
                    new[ScopeTree.Property.plain(type)] = name
                    return true
                }
                (texts, taken, new, imports) = known
            }
            return false
        }
        /// The arguments: properties of the scope, or new ones.
        func arguments(for parameters: [InstanceMaker.Parameter], open: Set<String>) -> [String]? {
            var arguments: [String] = []
            for parameter in parameters where !parameter.hasDefault {
                let label = parameter.label == "_" ? "" : "\(parameter.label): "
                let wanted = parameter.type.spelling(.plain)
                let own = scope.properties.first { $0.isOfInstance && $0.plainType == wanted }?.name ?? new[wanted]
                if let own {
                    arguments.append(label + SwiftIdentifier.escaped(own))
                    continue
                }
                guard let path = parameter.path, !open.contains(path), let inner = makers.byPath[path],
                    inner.count == 1, parameter.label != "_",
                    declare(parameter.label, wanted, inner[0], open: open.union([path]))
                else { return nil }
                arguments.append(label + SwiftIdentifier.escaped(parameter.label))
            }
            return arguments
        }
        guard declare(name, type, maker, open: [type]) else { return nil }
        return texts.map { .init(.addMember, scope.name, $0, at: scope.location) }
            + DistinctElements(imports).all.map { .init(.addImport, scope.location.path, $0) }
    }
}
