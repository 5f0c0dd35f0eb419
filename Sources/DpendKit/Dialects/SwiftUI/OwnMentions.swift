/// The names that code mentions: of variables, and of members of `self`.
struct OwnMentions {
    private(set) var names: Set<String> = []

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
        for body in branch.cases { add(body) }
    }

    private mutating func add(_ expression: CodeExpression) {
        switch expression {
        case .name(let name, _): names.insert(name)
        case .member(let base, let name, _):
            if case .name("self", _)? = base { names.insert(name) } else if let base { add(base) }
        case .call(let call):
            add(call.callee)
            for argument in call.arguments { add(argument.value) }
        case .closure(let closure): add(closure.body)
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
