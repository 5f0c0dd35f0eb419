/// The associated types of a protocol, and of those that it inherits, as a stub has them: generic parameters, or
/// aliases of types that a `where` clause names.
struct StubbedTypes {
    /// A generic parameter with the types to which it conforms.
    struct Parameter {
        let name: String
        fileprivate(set) var constraints: [ParsedSwift] = []
    }

    /// The generic parameters. The protocol's primary associated types come first.
    private(set) var parameters: [Parameter] = []
    /// The associated types that are another type, and the aliases that members may name.
    private(set) var aliases: [(name: String, type: ParsedSwift)] = []
    /// The conditions of members of the generic parameters.
    private(set) var conditions: [ProtocolRequirements.Condition] = []
    /// The aliases that the protocols declare.
    private var declaredAliases: [(name: String, type: ParsedSwift)] = []

    /// The names of all associated types.
    var names: Set<String> { Set(parameters.map(\.name) + aliases.map(\.name)) }

    /// Adds the associated types of a protocol. Those of one name are one type.
    mutating func add(_ requirements: ProtocolRequirements) {
        for type in requirements.associatedTypes { constrain(type.name, type.constraint.map { [$0] } ?? []) }
        conditions += requirements.conditions
        for alias in requirements.aliases where !declaredAliases.contains(where: { $0.name == alias.name }) {
            declaredAliases.append(alias)
        }
    }

    /// Decides which associated types are parameters, after those of all protocols were added.
    ///
    /// - Parameter isIdentifiable: Whether the stub is `Identifiable`.
    /// - Returns: The conditions about types that are not associated ones.
    /// - Throws: ``StubbedProtocol/Refusal`` for conditions that a class cannot express.
    mutating func complete(
        primaryNames: [String], isIdentifiable: Bool
    ) throws(StubbedProtocol.Refusal) -> [ProtocolRequirements.Condition] {
        if isIdentifiable, names.contains("ID") { constrain("ID", [ParsedSwift(name: "Hashable")]) }
        parameters =
            primaryNames.compactMap { name in parameters.first { $0.name == name } }
            + parameters.filter { !primaryNames.contains($0.name) }
        // An alias with the name of an associated type says what it is.
        let same = declaredAliases.filter { alias in parameters.contains { $0.name == alias.name } }
        conditions += same.map {
            .init(subject: ParsedSwift(name: $0.name), isSameType: true, type: $0.type, empty: .none)
        }
        declaredAliases.removeAll { alias in same.contains { $0.name == alias.name } }
        try divideSameTypes()
        let foreign = try divideConditions()
        for position in parameters.indices {
            parameters[position].constraints = parameters[position].constraints.map(expanding)
        }
        // Outside of the stub's body the type of its 'id' has no name.
        let code = conditions.flatMap { [$0.subject, $0.type] } + parameters.flatMap(\.constraints)
        if !names.contains("ID"), code.contains(where: { $0.words.contains("ID") && !$0.isMember("ID") }) {
            throw Self.refusal
        }
        // Members may name the aliases of the protocols, which need the stub's associated types.
        if !parameters.isEmpty || !aliases.isEmpty {
            aliases += declaredAliases.filter { !$0.type.words.isDisjoint(with: names) }
        }
        return foreign
    }

    private func position(_ code: ParsedSwift) -> Int? { parameters.firstIndex { $0.name == code.name } }

    /// The code with the types of aliases.
    private func expanding(_ code: ParsedSwift) -> ParsedSwift {
        code.replacing(Dictionary(aliases.map { ($0.name, $0.type) }) { first, _ in first })
    }

    /// Makes aliases of the parameters that are another type.
    private mutating func divideSameTypes() throws(StubbedProtocol.Refusal) {
        var others: [ProtocolRequirements.Condition] = []
        for condition in conditions {
            guard condition.isSameType else {
                others.append(condition)
                continue
            }
            var (subject, type) = (expanding(condition.subject), expanding(condition.type))
            if position(subject) == nil, position(type) != nil, !Self.isMember(subject) {
                (subject, type) = (type, subject)
            }
            if subject == type || subject.name != nil && subject.name == type.name { continue }
            guard let parameter = position(subject) else {
                others.append(.init(subject: subject, isSameType: true, type: type, empty: condition.empty))
                continue
            }
            let name = parameters[parameter].name
            guard !type.words.contains(name) else { throw Self.refusal }
            let constraints = parameters.remove(at: parameter).constraints
            if let target = position(type) { constrain(parameters[target].name, constraints) }
            for alias in aliases.indices { aliases[alias].type = aliases[alias].type.replacing([name: type]) }
            aliases.append((name, type))
        }
        conditions = others
    }

    /// Moves conditions about parameters to the parameters. Returns those about other types.
    private mutating func divideConditions() throws(StubbedProtocol.Refusal) -> [ProtocolRequirements.Condition] {
        var (rest, foreign): ([ProtocolRequirements.Condition], [ProtocolRequirements.Condition]) = ([], [])
        for condition in conditions {
            let subject = expanding(condition.subject)
            if !condition.isSameType, let parameter = position(subject) {
                constrain(parameters[parameter].name, [condition.type])
                continue
            }
            // The protocol itself says that another type conforms.
            if !condition.isSameType,
                condition.subject.name.map({ name in aliases.contains { $0.name == name } }) == true
            {
                continue
            }
            guard let first = condition.subject.firstName, names.contains(first) else {
                foreign.append(condition)
                continue
            }
            guard let base = subject.firstName, parameters.contains(where: { $0.name == base }) else {
                throw Self.refusal
            }
            rest.append(
                .init(
                    subject: subject, isSameType: condition.isSameType, type: expanding(condition.type),
                    empty: condition.empty))
        }
        conditions = rest
        return foreign
    }

    private static let refusal = StubbedProtocol.Refusal(reason: "a class cannot repeat its 'where' clauses")

    /// Whether code names a member of a type.
    private static func isMember(_ code: ParsedSwift) -> Bool { code.name == nil && code.firstName != nil }

    private mutating func constrain(_ name: String, _ constraints: [ParsedSwift]) {
        let position = parameters.firstIndex { $0.name == name } ?? parameters.endIndex
        if position == parameters.endIndex { parameters.append(Parameter(name: name)) }
        for constraint in constraints where !parameters[position].constraints.contains(constraint) {
            parameters[position].constraints.append(constraint)
        }
    }
}
