/// The containers that dpend can distinguish, computed from where they go.
struct ContainerGraph {
    /// The containers of each dialect.
    private(set) var containers: [[RegistryContainer]]
    /// For each holder, the containers that it may hold, as positions in the list of their dialect; nil if it may hold
    /// any.
    private var held: [[Int]?]

    /// For each holder, the scope of registrations without one. It comes from the first container that the holder may
    /// hold, if all have a scope.
    private var scopes: [(dialect: Int, scope: RegistryScope?, written: String?)?] = []

    /// The scope that containers give to registrations without one; nil for the library's default.
    func defaultScope(of holders: [Int], _ dialect: Int) -> (RegistryScope, String?)? {
        guard !scopes.isEmpty, let found = holders.first.map({ scopes[$0] }) ?? common[dialect], let scope = found.scope
        else { return nil }
        return (scope, found.written)
    }

    /// The default scope that all containers of a dialect share.
    private var common: [(dialect: Int, scope: RegistryScope?, written: String?)?] = []

    /// The containers of a holder, sorted; empty if it may hold any.
    func containers(of holders: [Int]) -> [Int] {
        var result: Set<Int> = []
        for holder in holders {
            guard held.indices.contains(holder), let own = held[holder] else { return [] }
            result.formUnion(own)
        }
        return result.sorted()
    }

    /// - Parameters:
    ///   - walker: The walker, after it has walked all code.
    ///   - mentioned: Of some names, returns those that files with unread bodies mention. Names behind a dot keep the
    ///     dot.
    init(_ walker: CodeWalker, mentioned: (Set<String>) -> Set<String>) {
        containers = walker.dialects.map { _ in [] }
        held = []
        // Most code has one container of each kind.
        let made = Dictionary(grouping: walker.flow.findings.made.values, by: \.dialect)
        let commons = Set(walker.dialects.indices.filter { walker.flow.known(.common($0)) != nil })
        let hasScopes = made.values.joined().contains { $0.scope != nil }
        guard hasScopes || made.contains(where: { $1.count + (commons.contains($0) ? 1 : 0) > 1 }) else { return }
        var solver = ContainerSolver(walker)
        solver.linkOverrides()
        solver.noteMentions(mentioned)
        solver.solve()
        (containers, held) = solver.toldApart()
        if hasScopes { (scopes, common) = solver.scopes() }
    }
}

/// Finds the containers that each holder may hold.
private struct ContainerSolver {
    private let walker: CodeWalker
    private let findings: ContainerFlow.Findings
    private var targets: [[Int]]
    private var sources: [Bool]
    private var escaped: Set<Int>
    /// The containers that the code makes, sorted by place.
    private let made: [ContainerFlow.Made]
    private var numbers: [Int: Int] = [:]
    /// The containers that dpend cannot distinguish from others.
    private var unknownMade: Set<Int> = []
    /// The containers that each holder holds; nil if it may hold any.
    private var held: [Set<Int>?]

    init(_ walker: CodeWalker) {
        self.walker = walker
        findings = walker.flow.findings
        let count = walker.flow.holders.count
        (targets, sources) = ([[Int]](repeating: [], count: count), [Bool](repeating: false, count: count))
        held = [Set<Int>?](repeating: [], count: count)
        escaped = findings.escaped
        var made = findings.made.values.sorted { $0.location < $1.location }
        for dialect in walker.dialects.indices {
            guard let holder = walker.flow.known(.common(dialect)) else { continue }
            made.append(
                .init(
                    holder: holder, dialect: dialect, location: SourceLocation(path: "", line: 0, column: 0),
                    type: walker.dialects[dialect].commonContainer ?? "", function: ""))
        }
        self.made = made
        for (number, own) in made.enumerated() { numbers[own.holder] = number }
        for flow in findings.flows { targets[flow.from].append(flow.to) }
    }

    // MARK: Implied flow

    /// Links overriding members and requirements with each other in both directions.
    mutating func linkOverrides() {
        var links: [(Int, Int)] = []
        for (number, holder) in walker.flow.holders.enumerated() {
            let place: CodeIndex.MemberPlace
            switch holder {
            case .member(let own), .parameter(let own, _), .receiver(let own): place = own
            default: continue
            }
            let member = walker.index[place]
            // An unread body may do anything with its parameters.
            if member.kind != .property, member.body == nil, !walker.index.files[place.file].hasBodies {
                escaped.insert(number)
            }
            guard let owner = member.owner else { continue }
            let path = walker.index.name(ofType: owner, file: place.file)
            for type in walker.index.lineage(of: path) {
                for other in walker.index.ownMembers(member.name, of: type)
                where other != place && walker.index[other].parameters.map(\.label) == member.parameters.map(\.label) {
                    let linked: ContainerFlow.Holder =
                        switch holder {
                        case .parameter(_, let position): .parameter(other, position)
                        case .receiver: .receiver(other)
                        default: .member(other)
                        }
                    if let linked = walker.flow.known(linked) { links.append((number, linked)) }
                }
            }
        }
        for (left, right) in links {
            targets[left].append(right)
            targets[right].append(left)
        }
    }

    /// Notes that files with unread bodies mention holders of containers.
    mutating func noteMentions(_ mentioned: (Set<String>) -> Set<String>) {
        var holders: [String: [(number: Int, owner: String?)]] = [:]
        for (number, holder) in walker.flow.holders.enumerated() {
            guard case .member(let place) = holder else { continue }
            holders[walker.index[place].name, default: []].append(
                (number, walker.index[place].owner.map { walker.index.name(ofType: $0, file: place.file) }))
        }
        for name in findings.names { escaped.formUnion((holders[name] ?? []).map(\.number)) }
        let found = mentioned(Set(holders.keys))
        if found.isEmpty { return }
        // A name without a dot is a member of the surrounding type.
        let around = Set(
            walker.index.files.indices.filter { !walker.index.files[$0].hasBodies }.flatMap { file in
                walker.index.files[file].types.indices.flatMap {
                    walker.index.lineage(of: walker.index.name(ofType: $0, file: file))
                }
            })
        for (name, all) in holders {
            for (number, owner) in all
            where found.contains(".\(name)") || found.contains(name) && owner.map(around.contains) ?? true {
                escaped.insert(number)
            }
        }
    }

    // MARK: Flow

    mutating func solve() {
        // Whether dpend can distinguish a container depends on its parents, and the other way round.
        while true {
            let before = unknownMade.count
            propagate()
            for holder in escaped { unknownMade.formUnion(held[holder] ?? []) }
            for (holder, parent) in findings.parents where held[parent] == nil {
                unknownMade.formUnion(held[holder] ?? [])
            }
            if unknownMade.count == before { return }
        }
    }

    private mutating func propagate() {
        held = [Set<Int>?](repeating: [], count: held.count)
        for (number, own) in made.enumerated() { held[own.holder] = unknownMade.contains(number) ? nil : [number] }
        for holder in findings.unknown { held[holder] = nil }
        spread(Array(held.indices))
        // A holder without a known source may hold any container.
        let empty = held.indices.filter { held[$0]?.isEmpty == true && !findings.empty.contains($0) }
        for holder in empty { held[holder] = nil }
        spread(empty)
    }

    private mutating func spread(_ holders: [Int]) {
        var open = holders
        while true {
            while let next = open.popLast() {
                for target in targets[next] where merge(held[next], into: target) { open.append(target) }
            }
            // A factory gets the container that is asked: its own, or one that asks its own.
            for (resolver, holder) in findings.resolvers where merge(askers(of: held[holder]), into: resolver) {
                open.append(resolver)
            }
            if open.isEmpty { return }
        }
    }

    private mutating func merge(_ containers: Set<Int>?, into holder: Int) -> Bool {
        guard let own = held[holder] else { return false }
        guard let containers else {
            held[holder] = nil
            return true
        }
        if containers.isSubset(of: own) { return false }
        held[holder] = own.union(containers)
        return true
    }

    /// The containers, with all containers that ask them for missing keys.
    private func askers(of containers: Set<Int>?) -> Set<Int>? {
        guard var all = containers, !all.isEmpty else { return containers }
        var isComplete = false
        while !isComplete {
            isComplete = true
            for (holder, parent) in findings.parents {
                guard let parents = held[parent], !parents.isDisjoint(with: all) else { continue }
                guard let own = held[holder] else { return nil }
                if !own.isSubset(of: all) {
                    all.formUnion(own)
                    isComplete = false
                }
            }
        }
        return all
    }

    // MARK: Results

    /// The containers of each dialect, if there are several, and the containers that each holder holds.
    func toldApart() -> (containers: [[RegistryContainer]], held: [[Int]?]) {
        var containers = walker.dialects.map { _ in [RegistryContainer]() }
        var positions: [Int: Int] = [:]
        for dialect in walker.dialects.indices {
            let own = made.indices.filter { made[$0].dialect == dialect && !unknownMade.contains($0) }
            // Containers that always appear together count as one.
            let groups = Dictionary(grouping: own) { number in
                walker.meantHolders.filter { held[$0]?.contains(number) == true } + parents(of: number).map { -1 - $0 }
            }.filter { !$0.key.isEmpty }.values.map { $0.sorted() }.sorted { $0[0] < $1[0] }
            if groups.count < 2 { continue }
            for (position, group) in groups.enumerated() { for number in group { positions[number] = position } }
            var names: [String: Int] = [:]
            for group in groups {
                var name = name(of: group[0])
                names[name, default: 0] += 1
                if let count = names[name], count > 1 { name += " (\(count))" }
                let parents = Set(group.flatMap(parents).compactMap { positions[$0] }).sorted()
                containers[dialect].append(
                    RegistryContainer(
                        name: name, parents: parents,
                        location: made[group[0]].location.path.isEmpty ? nil : made[group[0]].location))
            }
        }
        let result = held.map { own -> [Int]? in
            guard let own, !own.isEmpty else { return nil }
            let known = own.map { positions[$0] }
            return known.contains(nil) ? nil : Set(known.compactMap { $0 }).sorted()
        }
        return (containers, result)
    }

    private func parents(of number: Int) -> [Int] {
        Set(
            findings.parents.flatMap { holder, parent in
                held[holder]?.contains(number) == true ? Array(held[parent] ?? []) : []
            }
        ).sorted()
    }

    /// The default scopes that each holder gives, and the common ones of each dialect.
    func scopes() -> (
        held: [(dialect: Int, scope: RegistryScope?, written: String?)?],
        common: [(dialect: Int, scope: RegistryScope?, written: String?)?]
    ) {
        func scope(_ numbers: [Int]) -> (dialect: Int, scope: RegistryScope?, written: String?)? {
            guard let first = numbers.first.map({ made[$0] }) else { return nil }
            let isOne = numbers.allSatisfy {
                made[$0].scope == first.scope && made[$0].writtenScope == first.writtenScope
            }
            return isOne ? (first.dialect, first.scope, first.writtenScope) : (first.dialect, .custom, nil)
        }
        let common = walker.dialects.indices.map { dialect in scope(made.indices.filter { made[$0].dialect == dialect })
        }
        // If a holder may hold any container, its dialect is unknown, too.
        let whole = Set(common.compactMap { $0?.dialect }).count == 1 ? common.compactMap { $0 }.first : nil
        return (held.map { own in own.map { scope($0.sorted()) } ?? whole }, common)
    }

    /// The name that people know a container by: the property that holds nothing else, the variable, the property with
    /// it as initial value, or the function that makes it. It stays when lines move.
    private func name(of number: Int) -> String {
        if made[number].location.path.isEmpty { return made[number].type }
        var variable: String?
        var reached: Set<Int> = [made[number].holder]
        var (open, next) = ([made[number].holder], 0)
        while next < open.count {
            switch walker.flow.holders[open[next]] {
            case .member(let place) where walker.index[place].kind == .property: return propertyName(place)
            case .variable(let name, _): variable = variable ?? name
            default: break
            }
            for target in targets[open[next]] where held[target] == [number] && reached.insert(target).inserted {
                open.append(target)
            }
            next += 1
        }
        if let variable { return variable }
        for target in targets[made[number].holder] {
            if case .member(let place) = walker.flow.holders[target], walker.index[place].kind == .property {
                return propertyName(place)
            }
        }
        return made[number].function.isEmpty ? made[number].type : "\(made[number].type) in \(made[number].function)"
    }

    private func propertyName(_ place: CodeIndex.MemberPlace) -> String {
        (walker.index[place].owner.map { walker.index.name(ofType: $0, file: place.file) + "." } ?? "")
            + walker.index[place].name
    }
}
