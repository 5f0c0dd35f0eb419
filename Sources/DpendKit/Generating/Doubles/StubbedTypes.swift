/// What the associated types of a protocol, and of those that it inherits, are in a stub: generic parameters, or aliases of types that a
/// `where` clause names.
struct StubbedTypes {
    /// A generic parameter with the types to which it conforms.
    struct Parameter {
        let name: String
        fileprivate(set) var constraints: [ParsedSwift] = []
    }

    /// The generic parameters. The protocol's primary associated types come first.
    private(set) var parameters: [Parameter] = []
    /// The associated types that are another type.
    private(set) var aliases: [(name: String, type: ParsedSwift)] = []
    /// What the stub demands of members of its generic parameters.
    private(set) var conditions: [ProtocolRequirements.Condition] = []

    /// Adds the associated types of a protocol. Those of one name are one type.
    mutating func add(_ requirements: ProtocolRequirements) {
        for type in requirements.associatedTypes { constrain(type.name, type.constraint) }
        conditions += requirements.conditions
    }

    /// Divides the associated types, after those of all protocols were added.
    mutating func complete(primaryNames: [String]) {
        parameters = primaryNames.compactMap { name in parameters.first { $0.name == name } }
            + parameters.filter { !primaryNames.contains($0.name) }
        var others: [ProtocolRequirements.Condition] = []
        for condition in conditions {
            guard let position = parameters.firstIndex(where: { $0.name == condition.subject.text }) else {
                others.append(condition)
                continue
            }
            if condition.isSameType {
                aliases.append((parameters.remove(at: position).name, condition.type))
            } else {
                constrain(parameters[position].name, condition.type)
            }
        }
        conditions = others.filter { other in !aliases.contains { other.subject.words.contains($0.name) } }
    }

    private mutating func constrain(_ name: String, _ constraint: ParsedSwift?) {
        let position = parameters.firstIndex { $0.name == name } ?? parameters.endIndex
        if position == parameters.endIndex { parameters.append(Parameter(name: name)) }
        if let constraint, !parameters[position].constraints.contains(constraint) { parameters[position].constraints.append(constraint) }
    }
}
