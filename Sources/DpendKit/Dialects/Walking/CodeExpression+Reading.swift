extension CodeExpression {
    var isClosure: Bool { if case .closure = self { true } else { false } }
    var isKeyPath: Bool { if case .keyPath = self { true } else { false } }
    /// Whether it is a member of something, or a name.
    var isMember: Bool {
        switch self {
        case .member(_?, _, _), .name: true
        default: false
        }
    }
    var isImplicitMember: Bool { if case .member(nil, _, _) = self { true } else { false } }
    /// The number of a closure's parameters; nil for any other expression.
    var parameterCount: Int? {
        guard case .closure(let closure) = self else { return nil }
        return closure.hasSignature ? closure.parameters.count : closure.anonymousCount
    }

    /// The expression without `try`, `!` and casts around it.
    var unwrappedValue: CodeExpression {
        switch self {
        case .attempt(let value, _), .forced(let value), .cast(let value, _, _): value.unwrappedValue
        default: self
        }
    }

    /// Whether it asks for a type, without a name and without arguments.
    var isPlainRequest: Bool {
        switch unwrappedValue {
        case .call(let call):
            guard case .member(_, "resolve", _) = call.callee else { return false }
            return call.arguments.allSatisfy { $0.label == nil }
        case .binary(_, "~>", let right, _): if case .tuple(let elements) = right { return elements.isEmpty } else { return true }
        default: return false
        }
    }
}
