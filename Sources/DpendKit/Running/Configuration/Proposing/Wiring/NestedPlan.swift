/// Arranges the values of nested containers: which container lies within which other one.
///
/// Two values that one class needs lie on one path, since a class belongs to one container. The value that more classes
/// need lies further outside. A value that fits nowhere opens no container; its classes then take it at run time.
struct NestedPlan {
    /// The containers, each after the one around it.
    private(set) var containers: [Container] = []
    /// The values without a container.
    private(set) var left: Set<TypeExpression> = []

    struct Container {
        /// `Session.Room`.
        let path: String
        let value: TypeExpression
        /// The arguments that it wires, and the classes with these arguments.
        let argumentCount: Int
        let classCount: Int
    }

    init(_ plan: WiringPlan) {
        let needs = Self.needs(plan)
        let groups = Set(needs.filter { plan.chosen.contains($0.key) && $0.value.count > 1 }.values)
        let counts = Dictionary(plan.values.map { ($0, Self.counts($0, plan)) }) { first, _ in first }
        // The classes that need a value, themselves or by way of others.
        let users = needs.filter { plan.chosen.contains($0.key) }.values.joined().reduce(into: [TypeExpression: Int]())
        { $0[$1, default: 0] += 1 }
        let order = plan.values.filter { value in
            guard let count = counts[value] else { return false }
            return count.arguments > 1 && plan.isWorthContainer(count.classes)
        }.sorted { one, other in
            let (first, second) = (users[one] ?? 0, users[other] ?? 0)
            return (second, one.spelling(.identity)) < (first, other.spelling(.identity))
        }
        left = plan.values.subtracting(order)
        // The values that each one needs to be made.
        let around = order.reduce(into: [TypeExpression: Set<TypeExpression>]()) {
            $0[$1] = Self.surroundings(of: $1, plan, needs)
        }
        var paths: [TypeExpression: [TypeExpression]] = [:]
        for value in order {
            let companions = groups.filter { $0.contains(value) }.reduce(into: Set<TypeExpression>()) {
                $0.formUnion($1)
            }.filter { paths[$0] != nil }
            // Other rules decide about the rest.
            let isFull = paths.count == NestedContainers.maximumCount
            if isFull || !Self.insert(value, companions, around, &paths) { left.insert(value) }
        }
        var names: Set<String> = []
        var full: [TypeExpression: String] = [:]
        // Targets that compile one file each have a type of their own. One line is for all of them.
        var written: [String: Int] = [:]
        for value in order.filter({ paths[$0] != nil }).sorted(by: { ($0.spelling(.identity)) < $1.spelling(.identity) }
        ).sorted(by: { (paths[$0]?.count ?? 0) < (paths[$1]?.count ?? 0) }) {
            guard let path = paths[value], let nominal = value.nominal, let count = counts[value] else { continue }
            let outer = path.dropLast().last.flatMap { full[$0] }
            let line = "\(outer ?? "") \(DependencyKey(type: value).name)"
            if let known = written[line] {
                full[value] = containers[known].path
                continue
            }
            written[line] = containers.count
            let name = Self.name(nominal.path, &names)
            full[value] = outer.map { "\($0).\(name)" } ?? name
            containers.append(
                .init(
                    path: full[value] ?? name, value: value, argumentCount: count.arguments, classCount: count.classes))
        }
        containers.sort { $0.path < $1.path }
    }

    /// Finds a place for a value: within the values that it needs or that its classes need too, and around the values
    /// that need it.
    private static func insert(
        _ value: TypeExpression, _ companions: Set<TypeExpression>, _ around: [TypeExpression: Set<TypeExpression>],
        _ paths: inout [TypeExpression: [TypeExpression]]
    ) -> Bool {
        let inner = companions.filter { around[$0]?.contains(value) ?? false }
        let outer = companions.subtracting(inner)
        let path = outer.compactMap { paths[$0] }.max { $0.count < $1.count } ?? []
        // Everything that its classes need lies on one path.
        guard outer.allSatisfy(path.contains) else { return false }
        let moved = inner.filter { candidate in path.allSatisfy { paths[candidate]?.contains($0) ?? false } }
        guard moved.count == inner.count else { return false }
        paths[value] = path + [value]
        for (other, old) in paths where other != value && old.contains(where: inner.contains) {
            paths[other] = path + [value] + old.filter { !path.contains($0) }
        }
        return true
    }

    /// The values that exist wherever the code makes a value: its makers require them, or the code around each call has
    /// them.
    private static func surroundings(
        of value: TypeExpression, _ plan: WiringPlan, _ needs: [TypeName: Set<TypeExpression>]
    ) -> Set<TypeExpression> {
        let makers = plan.classes.allProviders(of: value)
        var result: Set<TypeExpression>?
        for maker in makers {
            for call in plan.classes.members[maker]?.calls ?? [] {
                var own = needs[maker] ?? []
                if let container = call.construction.container {
                    own.formUnion(needs[container] ?? [])
                    own.formUnion(
                        plan.values.filter { plan.classes.members[container]?.candidate.standsFor($0) ?? false })
                }
                result = result?.intersection(own) ?? own
            }
        }
        return result ?? []
    }

    private static func name(_ type: String, _ used: inout Set<String>) -> String {
        let name = NestedContainerName.name(for: type)
        var unique = name
        var number = 2
        while !used.insert(unique).inserted {
            unique = "\(name)\(number)"
            number += 1
        }
        return unique
    }

    /// The arguments in the code for parameters of chosen classes that the value fills.
    private static func counts(_ value: TypeExpression, _ plan: WiringPlan) -> (arguments: Int, classes: Int) {
        let requirements = (plan.classes.requirements[value] ?? []).filter {
            plan.chosen.contains($0.consumer) && $0.isPlain && plan.isProvided($0.position, of: $0.consumer)
        }
        let arguments = requirements.reduce(0) { count, requirement in
            count
                + (plan.classes.members[requirement.consumer]?.calls.count { $0.arguments[requirement.position] != nil }
                    ?? 0)
        }
        return (arguments, Set(requirements.map(\.consumer)).count)
    }

    /// The values that each class needs, itself or by way of others.
    private static func needs(_ plan: WiringPlan) -> [TypeName: Set<TypeExpression>] {
        var needs: [TypeName: Set<TypeExpression>] = [:]
        var dependents: [TypeName: Set<TypeName>] = [:]
        for name in plan.classes.members.keys {
            for (position, parameter) in (plan.classes.members[name]?.parameters ?? []).enumerated() {
                let type = parameter.dependency.type.object
                if !plan.isProvided(position, of: name) { continue }
                if plan.values.contains(type) {
                    needs[name, default: []].insert(type)
                } else if plan.externals[type] == nil {
                    for provider in plan.providers(of: type, for: name) {
                        dependents[provider, default: []].insert(name)
                    }
                }
            }
        }
        var open = Array(needs.keys)
        while let next = open.popLast() {
            for dependent in dependents[next] ?? [] {
                let before = needs[dependent]?.count ?? 0
                needs[dependent, default: []].formUnion(needs[next] ?? [])
                if needs[dependent]?.count != before { open.append(dependent) }
            }
        }
        return needs
    }
}
