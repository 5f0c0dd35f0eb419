/// The reports about scopes that make each other.
struct ScopeTreeReports {
    private let graph: RegistryGraph
    private let tree: ScopeTree
    private let makers: InstanceMakers

    init(_ graph: RegistryGraph, _ tree: ScopeTree, _ makers: InstanceMakers) {
        (self.graph, self.tree, self.makers) = (graph, tree, makers)
    }

    // MARK: Unsatisfied

    func unsatisfied(_ rule: DiagnosticRule) -> [Diagnostic] {
        problems(.unsatisfied, rule)
            + graph.branches.keys.sorted().compactMap { position in
                let request = graph.registry.requests[position]
                guard let need = request.need, let branches = graph.branches[position], graph.isForced[position],
                    graph.registry.judges(request.location)
                else { return nil }
                let scope = tree.scopes[need.scope]
                let wanted = scope.requirements[need.requirement]
                let branch = branches.first
                if !several(wanted, on: branch).isEmpty { return nil }
                if branch.count == 1, tree.findsByType {
                    return Diagnostic(
                        rule,
                        "nothing registers '\(scope.name)', so that no \(tree.noun) above it provides '\(wanted)'",
                        about: "\(scope.name).\(wanted.name)", at: request.location,
                        notes: [
                            .init(
                                .help,
                                "register '\(scope.name)' in the class that makes it, or register '\(wanted.name)' here",
                                at: scope.location)
                        ])
                }
                return Diagnostic(
                    rule, "no \(tree.noun) above '\(scope.name)' provides '\(wanted)'",
                    about: "\(scope.name).\(wanted.name)", at: request.location,
                    notes: ways(branches, at: scope.location) + candidates(for: wanted, branch, branches))
            }
    }

    private func ways(_ branches: RegistryGraph.Branches, at location: SourceLocation) -> [Diagnostic.Note] {
        let named = [branches.first] + branches.others
        let notes = named.map { branch in
            Diagnostic.Note(
                .chain,
                "nothing on the way \(branch.map { tree.scopes[$0].name }.joined(separator: " → ")) provides it",
                at: location)
        }
        let rest = branches.count - named.count
        return rest > 0
            ? notes + [
                .init(.chain, "nothing on \(rest.ofMany) more \(rest == 1 ? "way" : "ways") provides it", at: location)
            ] : notes
    }

    /// The properties of one scope on a path that fit a requirement equally well.
    private func several(_ wanted: ScopeTree.Property, on branch: [Int]) -> [(
        scope: Int, properties: [ScopeTree.Property]
    )] {
        guard tree.findsByType else { return [] }
        return branch.dropLast().reversed().compactMap { position in
            if case .several(let properties) = tree.scopes[position].match(for: wanted) {
                (position, properties)
            } else {
                nil
            }
        }
    }

    func ambiguous(_ rule: DiagnosticRule) -> [Diagnostic] {
        problems(.ambiguous, rule)
            + graph.branches.keys.sorted().compactMap { position in
                let request = graph.registry.requests[position]
                guard let need = request.need, let branch = graph.branches[position]?.first, graph.isForced[position],
                    graph.registry.judges(request.location)
                else { return nil }
                let scope = tree.scopes[need.scope]
                let wanted = scope.requirements[need.requirement]
                guard let found = several(wanted, on: branch).first else { return nil }
                let owner = tree.scopes[found.scope].name
                let notes = found.properties.prefix(Self.limit).map {
                    Diagnostic.Note(.candidate, "'\(owner)' provides '\($0)'", at: $0.location)
                }
                return Diagnostic(
                    rule,
                    "'\(owner)' provides several '\(wanted.type)', and none of them has the name '\(wanted.name)', which '\(scope.name)' requires",
                    about: "\(scope.name).\(wanted.name)",
                    at: request.location,
                    notes: notes + [
                        .init(
                            .help, "give '\(wanted.name)' the name of the property that you mean", at: request.location)
                    ])
            }
    }

    private static let limit = 3

    /// Properties that the requirement may have meant, the nearest ones first.
    private func candidates(
        for wanted: ScopeTree.Property, _ branch: [Int], _ branches: RegistryGraph.Branches
    ) -> [Diagnostic.Note] {
        let notes = tree.findsByType ? candidatesByType(for: wanted, branch) : candidatesByName(for: wanted, branch)
        if notes.contains(where: { !$0.remedies.isEmpty }) { return notes }
        return notes
            + MemberAdvice(tree, makers).remedies(for: wanted, branches).prefix(Self.limit).map { .init($0) }
    }

    /// Properties with the same name, with the same type, elsewhere, or with a similar name.
    private func candidatesByName(for wanted: ScopeTree.Property, _ branch: [Int]) -> [Diagnostic.Note] {
        let above = Array(branch.dropLast().reversed())
        guard let asking = branch.last else { return [] }
        var notes: [Diagnostic.Note] = []
        func note(_ text: String, _ property: ScopeTree.Property) {
            notes.append(.init(.candidate, text, at: property.location))
        }
        for scope in above.map({ tree.scopes[$0] }) {
            for (property, reason, remedy) in scope.hidden
            where property.name == wanted.name && (property.type == wanted.type || property.type.isEmpty) {
                note("'\(scope.name)' declares it \(reason)", property)
                if let remedy { notes.append(.init(remedy)) }
            }
        }
        if notes.isEmpty, let own = tree.scopes[asking].properties.first(where: { $0 == wanted }) {
            note("'\(tree.scopes[asking].name)' provides it itself; what it requires has to come from above", own)
        }
        if notes.isEmpty {
            for scope in above.map({ tree.scopes[$0] }) {
                for property in scope.properties where property.name == wanted.name {
                    note("'\(scope.name)' provides it as '\(property.type)'; the types must be written alike", property)
                    if property.plainType == wanted.plainType {
                        let owner = tree.scopes[asking].requirementName
                        notes.append(
                            .init(
                                Remedy(
                                    .init(.changeType, wanted.name, property.type, of: owner, at: wanted.location))))
                    }
                }
            }
        }
        if notes.isEmpty {
            for scope in above.map({ tree.scopes[$0] }) {
                for property in scope.properties where property.type == wanted.type && property.isOfInstance {
                    note("'\(scope.name)' provides '\(property)'", property)
                }
            }
        }
        if notes.isEmpty {
            let on = Set(branch)
            for (position, scope) in tree.scopes.enumerated() where !on.contains(position) {
                for property in scope.properties where property == wanted {
                    note("'\(scope.name)' provides it, and is not on this way", property)
                }
            }
        }
        if notes.isEmpty {
            let all = above.flatMap { scope in
                tree.scopes[scope].properties.map { ($0.name, (tree.scopes[scope].name, $0)) }
            }
            let names = Dictionary(all) { first, _ in first }
            for name in NearNames.find(wanted.name, among: names.keys.sorted()) {
                if let (owner, property) = names[name] { note("'\(owner)' provides '\(property)'", property) }
            }
        }
        return Array(notes.prefix(Self.limit))
    }

    /// Properties with the same name or a part of the type, or else with a similar name.
    private func candidatesByType(for wanted: ScopeTree.Property, _ branch: [Int]) -> [Diagnostic.Note] {
        let above = branch.dropLast().reversed().map { tree.scopes[$0] }
        let names = Set(wanted.types?.names ?? [])
        var notes = above.flatMap { scope in
            scope.properties.filter { property in
                property.name == wanted.name || property.types.map { !names.isDisjoint(with: $0.names) } ?? false
                    || property.type.split(separator: " ").contains { names.contains(String($0)) }
            }
            .map {
                Diagnostic.Note(
                    .candidate, "'\(scope.name)' provides '\($0)', which is of another type", at: $0.location)
            }
        }
        if notes.isEmpty {
            let on = Set(branch)
            for (position, scope) in tree.scopes.enumerated() where !on.contains(position) {
                if case .provided(let registration) = scope.match(for: wanted) {
                    notes.append(
                        .init(
                            .candidate, "'\(scope.name)' provides it, and is not on this way",
                            at: graph.registry.registrations[registration].location))
                }
            }
        }
        if notes.isEmpty {
            let all = above.flatMap { scope in scope.properties.map { ($0.name, (scope.name, $0)) } }
            let known = Dictionary(all) { first, _ in first }
            notes = NearNames.find(wanted.name, among: known.keys.sorted()).compactMap { name in
                known[name].map { .init(.candidate, "'\($0.0)' provides '\($0.1)'", at: $0.1.location) }
            }
        }
        return Array(notes.prefix(Self.limit))
    }

    // MARK: Cycles

    func cycles(_ rule: DiagnosticRule) -> [Diagnostic] {
        let builds = tree.scopes.map { scope in scope.builds ?? scope.children.map { ($0.scope, true, $0.location) } }
        let cycles = ShortestCycle.all(builds.map { $0.map(\.scope) }, names: tree.scopes.map(\.name))
        return problems(.cycle, rule)
            + cycles.map { cycle, _ in
                let path = (cycle + [cycle[0]]).map { tree.scopes[$0].name }.joined(separator: " → ")
                let steps = zip(cycle, cycle.dropFirst() + [cycle[0]]).compactMap {
                    position, next -> Diagnostic.Note? in
                    guard let child = builds[position].first(where: { $0.scope == next }) else { return nil }
                    return .init(
                        .step,
                        "'\(tree.scopes[position].name)' \(child.isMade ? "makes" : "requires") '\(tree.scopes[next].name)'",
                        at: child.location)
                }
                return Diagnostic(
                    rule, "the \(tree.noun) '\(tree.scopes[cycle[0]].name)' is made below itself: \(path)", about: path,
                    at: steps.first?.location, notes: steps)
            }
    }

    // MARK: Declarations and calls

    func problems(_ kind: ScopeTree.Problem.Kind, _ rule: DiagnosticRule) -> [Diagnostic] {
        tree.problems.filter { $0.kind == kind && graph.registry.judges($0.location) }.map { problem in
            Diagnostic(
                rule, problem.message, about: problem.subject, at: problem.location,
                notes: problem.notes.map { .init($0.location == nil ? .help : .candidate, $0.text, at: $0.location) }
                    + problem.remedies.map { .init($0) })
        }
    }
}
