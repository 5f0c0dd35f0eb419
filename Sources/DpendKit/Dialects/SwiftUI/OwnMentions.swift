/// The names that code mentions: of variables, and of members of `self`.
struct OwnMentions {
    private(set) var names: Set<String> = []
    /// The names in branches that the maker of the value chooses.
    private(set) var chosen: Set<String> = []
    /// The properties that the maker sets.
    let constants: Set<String>
    private var isChosen = false

    private init(constants: Set<String>) { self.constants = constants }

    /// The mentions in all members of a type. What a member mentions is chosen if only chosen branches mention the
    /// member.
    init(of members: [CodeMember]) {
        constants = Set(
            members.filter { $0.kind == .property && $0.isStored && !$0.isStatic && $0.attributes.isEmpty }.map(\.name))
        let each = members.map { member in
            var own = OwnMentions(constants: constants)
            own.add(member)
            return own
        }
        let mentioned = each.reduce(into: Set<String>()) { $0.formUnion($1.names.union($1.chosen)) }
        var open = members.indices.filter {
            !mentioned.contains(members[$0].name) || SwiftUINames.bodies.contains(members[$0].name)
        }
        var reached = Set(open)
        while let next = open.popLast() {
            for position in members.indices
            where each[next].names.contains(members[position].name) && reached.insert(position).inserted {
                open.append(position)
            }
        }
        for (position, own) in each.enumerated() {
            if reached.contains(position) { names.formUnion(own.names) } else { chosen.formUnion(own.names) }
            chosen.formUnion(own.chosen)
        }
    }

    private mutating func note(_ name: String) { if isChosen { chosen.insert(name) } else { names.insert(name) } }

    mutating func add(_ member: CodeMember) {
        if let value = member.value { add(value) }
        if let body = member.body { add(body) }
        for parameter in member.parameters { if let value = parameter.defaultValue { add(value) } }
    }

    private mutating func add(_ body: [CodeStatement]) { for statement in body { add(statement) } }

    private mutating func add(_ statement: CodeStatement) {
        switch statement {
        case .variable(let variable):
            if let value = variable.value { add(value) }
            if let body = variable.body { add(body) }
        case .expression(let value), .failure(let value): add(value)
        case .result(let value): if let value { add(value) }
        case .branch(let branch): add(branch)
        case .loop(_, let sequence, let body):
            if let sequence { add(sequence) }
            add(body)
        case .block(let body, _): add(body)
        case .function(let function): add(function)
        }
    }

    private mutating func add(_ branch: CodeBranch) {
        for condition in branch.conditions {
            switch condition {
            case .expression(let value), .binding(_, _, let value): add(value)
            case .availability: break
            }
        }
        let outer = isChosen
        isChosen =
            isChosen
            || branch.kind != .guard
                && branch.conditions.contains {
                    if case .expression(let value) = $0 { !value.names.isDisjoint(with: constants) } else { false }
                }
        if isChosen, !outer, branch.isComplete {
            // Whatever the maker chooses, the code mentions what each case mentions.
            let each = branch.cases.map { body in
                var own = OwnMentions(constants: constants)
                own.add(body)
                return own
            }
            let common = each.dropFirst().reduce(each.first?.names ?? []) { $0.intersection($1.names) }
            names.formUnion(common)
            for own in each { chosen.formUnion(own.names.subtracting(common).union(own.chosen)) }
        } else {
            for body in branch.cases { add(body) }
        }
        isChosen = outer
    }

    private mutating func add(_ expression: CodeExpression) {
        switch expression {
        case .name(let name, _): note(name)
        case .member(let base, let name, _):
            if case .name("self", _)? = base { note(name) } else if let base { add(base) }
        case .call(let call):
            add(call.callee)
            for argument in call.arguments { add(argument.value) }
        case .closure(let closure):
            // A captured property is read when the closure is made, whatever the closure then does.
            for capture in closure.captures { add(capture.value) }
            add(closure.body)
        case .cast(let value, _, _), .forced(let value), .chained(let value), .attempt(let value, _): add(value)
        case .binary(let left, _, let right, _):
            add(left)
            add(right)
        case .conditional(let condition, let first, let second):
            add(condition)
            add(first)
            add(second)
        case .branch(let branch): add(branch)
        case .array(let elements), .other(let elements): for element in elements { add(element) }
        case .dictionary(let elements):
            for (key, value) in elements {
                add(key)
                add(value)
            }
        case .tuple(let elements): for element in elements { add(element.value) }
        case .literal, .metatype, .keyPath: break
        }
    }
}
