extension CodeExpression {
    /// Whether a condition holds for the expression, or for one within it, also in closures.
    ///
    /// Its cost is linear in the size of the expression.
    package func contains(where isFound: (CodeExpression) -> Bool) -> Bool {
        if isFound(self) { return true }
        switch self {
        case .name, .metatype, .literal, .keyPath: return false
        case .member(let base, _, _): return base?.contains(where: isFound) ?? false
        case .call(let call):
            return call.callee.contains(where: isFound)
                || call.arguments.contains { $0.value.contains(where: isFound) }
        case .closure(let closure):
            return closure.captures.contains { $0.value.contains(where: isFound) }
                || closure.body.contains(where: isFound)
        case .cast(let value, _, _), .forced(let value), .chained(let value), .attempt(let value, _):
            return value.contains(where: isFound)
        case .binary(let left, _, let right, _):
            return left.contains(where: isFound) || right.contains(where: isFound)
        case .conditional(let condition, let first, let second):
            return condition.contains(where: isFound) || first.contains(where: isFound)
                || second.contains(where: isFound)
        case .branch(let branch): return branch.contains(where: isFound)
        case .array(let elements), .other(let elements): return elements.contains { $0.contains(where: isFound) }
        case .dictionary(let elements):
            return elements.contains { $0.0.contains(where: isFound) || $0.1.contains(where: isFound) }
        case .tuple(let elements): return elements.contains { $0.value.contains(where: isFound) }
        }
    }
}

extension CodeStatement {
    fileprivate func contains(where isFound: (CodeExpression) -> Bool) -> Bool {
        switch self {
        case .variable(let variable):
            variable.value?.contains(where: isFound) ?? false || variable.body?.contains(where: isFound) ?? false
        case .expression(let value), .failure(let value): value.contains(where: isFound)
        case .result(let value): value?.contains(where: isFound) ?? false
        case .branch(let branch): branch.contains(where: isFound)
        case .loop(_, let sequence, let body):
            sequence?.contains(where: isFound) ?? false || body.contains(where: isFound)
        case .block(let body, _): body.contains(where: isFound)
        case .function(let function): function.contains(where: isFound)
        }
    }
}

extension CodeBranch {
    fileprivate func contains(where isFound: (CodeExpression) -> Bool) -> Bool {
        conditions.contains { condition in
            switch condition {
            case .expression(let value), .binding(_, _, let value): value.contains(where: isFound)
            case .availability: false
            }
        } || cases.contains { $0.contains(where: isFound) }
    }
}

extension [CodeStatement] {
    /// Whether a condition holds for an expression in the statements.
    package func contains(where isFound: (CodeExpression) -> Bool) -> Bool {
        for statement in self where statement.contains(where: isFound) { return true }
        return false
    }
}

extension CodeMember {
    /// Whether a condition holds for an expression in the value, the body or a default argument.
    package func contains(where isFound: (CodeExpression) -> Bool) -> Bool {
        value?.contains(where: isFound) ?? false || body?.contains(where: isFound) ?? false
            || parameters.contains { $0.defaultValue?.contains(where: isFound) ?? false }
    }
}
