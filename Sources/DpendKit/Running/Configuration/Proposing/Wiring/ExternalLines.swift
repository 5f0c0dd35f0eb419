/// Sorts the external values of a plan: those that all targets share, and those below a target.
///
/// A value at the top of the file reaches each container that lacks its type. If the container of one target makes the type, and another
/// one gets it from its application, the value stands below the second target: without its class, the first one would take the value too.
struct ExternalLines {
    private(set) var shared: [Value] = []
    /// By the positions of the targets. Such a list replaces the shared one, so it has all values that the target requires.
    private(set) var ofTargets: [Int: [Value]] = [:]

    /// A line of `external`.
    struct Value {
        let text: String
        /// The type; nil for the value of one parameter.
        let type: TypeExpression?
        /// The chosen classes that require it.
        let consumers: Set<TypeName>
        let reason: String
    }

    init(_ plan: WiringPlan) {
        let values = Self.values(of: plan)
        let classes = plan.classes
        var places: [(value: Value, lacking: [ProjectClasses.View])] = []
        var divided: Set<Int> = []
        for value in values {
            let makers = value.type.map { classes.providers(of: $0, among: plan.chosen) } ?? []
            let requiring = classes.views.filter { view in value.consumers.contains { classes.isVisible($0, in: view) } }
            let making = requiring.filter { view in makers.contains { classes.isVisible($0, in: view) } }
            let lacking = requiring.filter { view in !making.contains { $0.target == view.target } }
            if !making.isEmpty { divided.formUnion(lacking.map(\.target)) }
            places.append((value, lacking))
        }
        for (value, lacking) in places {
            for view in lacking where divided.contains(view.target) { ofTargets[view.target, default: []].append(value) }
            // A class that no container sees has its line here, so that nothing gets lost.
            if lacking.isEmpty || lacking.contains(where: { !divided.contains($0.target) }) { shared.append(value) }
        }
    }

    /// All values, the ones that most classes require first.
    private static func values(of plan: WiringPlan) -> [Value] {
        var values: [(weight: Int, value: Value)] = []
        for (type, reason) in plan.externals {
            let consumers = Set((plan.classes.requirements[type] ?? []).map(\.consumer)).intersection(plan.chosen)
            if consumers.isEmpty { continue }
            let text = DependencyKey(type: type).name
            let weight = Set(consumers.map(\.path)).count
            values.append((weight, Value(text: text, type: type, consumers: consumers, reason: reason)))
        }
        for parameter in plan.givenValues {
            guard let member = plan.classes.members[parameter.type], plan.chosen.contains(parameter.type) else { continue }
            let taken = member.parameters[parameter.position]
            let reason = "\(taken.dependency.requestedType), the same for the whole application"
            values.append((0, Value(
                text: "\(parameter.type.path).\(taken.label)", type: nil, consumers: [parameter.type], reason: reason)))
        }
        var known: Set<String> = []
        return values.sorted { ($1.weight, $0.value.text) < ($0.weight, $1.value.text) }.map(\.value).filter {
            known.insert($0.text).inserted
        }
    }
}
