/// Sorts the external values of a plan: those that all targets share, and those below a target.
///
/// A value at the top of the file reaches each container that lacks its type. If the container of one target makes the
/// type, and another one gets it from its application, the value stands below the second target: without its class, the
/// first one would take the value too.
struct ExternalLines {
    private(set) var shared: [Value] = []
    /// By the positions of the targets. Such a list replaces the shared one, so it has all values that the target
    /// requires.
    private(set) var ofTargets: [Int: [Value]] = [:]

    /// A line of `external`.
    struct Value {
        let text: String
        /// Types with this name, each of a module or of none; empty for the value of one parameter.
        let types: [TypeExpression]
        /// The chosen classes that require such a type.
        let consumers: Set<TypeName>
        /// Those that get the value.
        let receivers: Set<TypeName>
        let reason: String
    }

    init(_ plan: WiringPlan) {
        let classes = plan.classes
        var places: [(value: Value, lacking: Set<Int>)] = []
        var divided: Set<Int> = []
        for value in Self.values(of: plan) {
            let requiring = classes.views.filter { view in value.consumers.contains { classes.isVisible($0, in: view) }
            }
            let makers = value.types.flatMap { classes.providers(of: $0, among: plan.chosen) }
            let making = requiring.filter { view in makers.contains { classes.isVisible($0, in: view) } }
            let lacking = Set(requiring.map(\.target)).subtracting(making.map(\.target))
            if !making.isEmpty { divided.formUnion(lacking) }
            places.append((value, lacking))
        }
        for (value, lacking) in places {
            for target in lacking where divided.contains(target) { ofTargets[target, default: []].append(value) }
            // The value of a class that no container sees stays here, so that it does not get lost.
            if !lacking.isSubset(of: divided) || lacking.isEmpty { shared.append(value) }
        }
    }

    /// All values, the ones that most classes require first.
    private static func values(of plan: WiringPlan) -> [Value] {
        // One line is for equally named types of all modules. A type of a module that is not linked is known without
        // its module.
        let named = Dictionary(grouping: plan.classes.requirements.keys) { DependencyKey(type: $0).name }
        var values = Dictionary(grouping: plan.externals.keys) { DependencyKey(type: $0).name }.compactMap {
            text, given -> Value? in
            func consumers(_ types: [TypeExpression]) -> Set<TypeName> {
                Set(types.flatMap { plan.classes.requirements[$0] ?? [] }.map(\.consumer)).intersection(plan.chosen)
            }
            let receivers = consumers(given)
            guard !receivers.isEmpty, let reason = given.compactMap({ plan.externals[$0] }).max() else { return nil }
            let types = named[text] ?? given
            return Value(text: text, types: types, consumers: consumers(types), receivers: receivers, reason: reason)
        }
        // A source may belong to several modules. One line is for its class in all of them.
        let namesakes = Dictionary(grouping: plan.chosen, by: \.path)
        let made = plan.madeTypes
        for parameter in plan.givenValues {
            guard let member = plan.classes.members[parameter.type], plan.chosen.contains(parameter.type) else {
                continue
            }
            let taken = member.parameters[parameter.position]
            let classes = Set(namesakes[parameter.type.path] ?? [])
            // Several initializers may have the label.
            let isClear = member.candidate.factories.count { $0.parameters.contains { $0.label == taken.label } } < 2
            let labels = member.parameters.map { "\($0.label):" }.joined()
            values.append(
                Value(
                    text: "\(parameter.type.path)\(isClear ? "" : ".init(\(labels))").\(taken.label)", types: [],
                    consumers: classes, receivers: classes,
                    reason: remark(parameter, taken, plan, made)))
        }
        var known: Set<String> = []
        return values.sorted { ($1.weight, $0.text) < ($0.weight, $1.text) }.filter { known.insert($0.text).inserted }
    }

    /// The type of a parameter, and the value that the code passes.
    private static func remark(
        _ parameter: WiringPlan.Parameter, _ taken: DependencyFactory.Parameter, _ plan: WiringPlan, _ made: Set<String>
    ) -> String {
        let type = "\(taken.dependency.requestedType)"
        guard let member = plan.classes.members[parameter.type],
            let text = plan.evidence.text(member, parameter.position)
        else { return "\(type), the same for the whole application" }
        // The application has no such object before the container makes it.
        let source = plan.evidence.sources(member, parameter.position).intersection(made).min()
        return "\(type); your code passes \(text)" + (source.map { " from '\($0)', which the container makes" } ?? "")
    }
}

extension ExternalLines.Value {
    /// The number of classes that get the value of a type.
    fileprivate var weight: Int { types.isEmpty ? 0 : Set(receivers.map(\.path)).count }
}
