/// Links the requirements of scopes to the nearest surrounding scopes that provide them, on each path from a root.
struct ScopeTreeLinker {
    private let registry: Registry
    private let tree: ScopeTree
    /// For each scope, the scopes that make it.
    private var parents: [[Int]]
    /// The searches for requirements so far.
    private let known = Memo<Wanted, ScopeTreeProviders<Step>>()
    private let knownBelowSides = Memo<Int, Bool>()
    /// Whether some scopes have an extension, so that the asking scope matters.
    private let isExtended: Bool

    /// The parts of a requirement that decide which properties meet it, and the asking scope if it matters.
    private struct Wanted: Hashable {
        var property: ScopeTree.Property
        var otherTypes: [String]
        var types: [String]?
        var areProtocols: Bool?
        var asking: String?
    }

    static func link(_ registry: Registry, _ tree: ScopeTree) -> RegistryGraph {
        let linker = ScopeTreeLinker(registry, tree)
        var branches: [Int: RegistryGraph.Branches] = [:]
        let byKey = Dictionary(registry.registrations.enumerated().map { ($1.key, $0) }) { first, _ in first }
        let outcomes = registry.requests.enumerated().map { position, request -> RegistryGraph.Outcome in
            guard let need = request.need else {
                return request.key.flatMap { byKey[$0] }.map { .provided([$0]) } ?? .undecided("")
            }
            let found = linker.find(tree.scopes[need.scope].requirements[need.requirement], for: need.scope)
            if let branch = found.open {
                branches[position] = branch
                return .missing
            }
            if found.providers.isEmpty, request.strength == .soft { return .missing }
            return found.providers.isEmpty
                ? .undecided("no way leads to '\(request.function)'") : .provided(found.providers)
        }
        return RegistryGraph(
            registry: registry, outcomes: outcomes,
            isForced: registry.requests.map { $0.need != nil && $0.strength == .forced }, branches: branches)
    }

    private init(_ registry: Registry, _ tree: ScopeTree) {
        (self.registry, self.tree) = (registry, tree)
        isExtended = tree.isExtended
        parents = Array(repeating: [], count: tree.scopes.count)
        for (position, scope) in tree.scopes.enumerated() {
            for child in scope.children { parents[child.scope].append(position) }
        }
    }

    /// A scope on the way up, whether a scope below it is a side of another scope, and whether a scope on the way
    /// passes the requirement on.
    private struct Step: Hashable {
        var scope: Int
        var isOnSide: Bool
        var isPassedOn = false
    }

    /// Goes up on all paths at once, and stops on each at the first scope that has the property.
    ///
    /// - Returns: The registrations that were found, and the paths from roots without a registration.
    private func find(_ wanted: ScopeTree.Property, for scope: Int) -> (providers: [Int], open: RegistryGraph.Branches?)
    {
        let start = Step(scope: scope, isOnSide: tree.scopes[scope].kind == .side)
        let search = Wanted(
            property: wanted, otherTypes: wanted.otherTypes, types: wanted.types?.names,
            areProtocols: wanted.types?.areProtocols,
            asking: isExtended ? tree.scopes[scope].requirementName : nil)
        let found = known.value(for: search) { ScopeTreeProviders() }.find(from: start, isEnd: isEnd) { step in
            uppers(of: step, wanted).map { .init(step: $0, registration: provider(of: wanted, in: $0, for: scope)) }
        }
        if let found, !found.isOpen { return (found.providers, nil) }
        return findWays(wanted, from: start, for: scope)
    }

    /// The steps above a step.
    private func uppers(of step: Step, _ wanted: ScopeTree.Property) -> [Step] {
        parents[step.scope].map { parent in
            let passes =
                step.isPassedOn || tree.scopes[parent].requirements.contains { $0.isPassedOn && wanted.isMet(by: $0) }
            return Step(scope: parent, isOnSide: step.isOnSide || tree.scopes[parent].kind == .side, isPassedOn: passes)
        }
    }

    /// The same with the ways that lead to no provider.
    private func findWays(_ wanted: ScopeTree.Property, from start: Step, for scope: Int) -> (
        providers: [Int], open: RegistryGraph.Branches?
    ) {
        var ways = OpenWays(from: start)
        var known: [Step: Int?] = [:]
        var providers: Set<Int> = []
        var (open, done) = ([start], 0)
        while done < open.count {
            let step = open[done]
            done += 1
            if isEnd(step) {
                ways.end(at: step)
                continue
            }
            for upper in uppers(of: step, wanted) {
                let isNew = known[upper] == nil
                let registration = known[upper] ?? provider(of: wanted, in: upper, for: scope)
                known[upper] = .some(registration)
                if let registration {
                    providers.insert(registration)
                } else {
                    ways.add(upper, above: step)
                    if isNew { open.append(upper) }
                }
            }
        }
        return (providers.sorted(), ways.branches { $0.scope })
    }

    /// Whether a way up ends without a provider. A root may itself be made.
    private func isEnd(_ step: Step) -> Bool {
        tree.scopes[step.scope].isRoot && !step.isPassedOn && (tree.rootsMayBeMade || parents[step.scope].isEmpty)
    }

    /// The registration of a scope that meets a requirement of a scope below it.
    private func provider(of wanted: ScopeTree.Property, in step: Step, for asking: Int) -> Int? {
        if tree.findsByType { return tree.scopes[step.scope].match(for: wanted).registration }
        let scope = tree.scopes[step.scope]
        if let own = scope.properties.first(where: { wanted.isMet(by: $0) && $0.registration != nil }) {
            return own.registration
        }
        guard case .extended(_, let properties, let side) = scope.kind else { return nil }
        // A side and the scope that it belongs to get nothing from themselves.
        let home = step.isOnSide || isBelowSide(step.scope) ? tree.scopes[side] : scope
        guard home.requirementName != tree.scopes[asking].requirementName else { return nil }
        return (step.isOnSide || isBelowSide(step.scope) ? tree.scopes[side].properties : properties).first {
            $0 == wanted
        }?.registration
    }

    private func isBelowSide(_ scope: Int) -> Bool { knownBelowSides.value(for: scope) { leadsThroughSide(scope) } }

    /// Whether all paths to a scope lead through a side.
    private func leadsThroughSide(_ scope: Int) -> Bool {
        var seen = Set([scope])
        var open = [scope]
        while let next = open.popLast() {
            if tree.scopes[next].kind == .side { continue }
            if parents[next].isEmpty { return false }
            for parent in parents[next] where seen.insert(parent).inserted { open.append(parent) }
        }
        return true
    }
}
