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

    /// The place of a request that the expression itself may be.
    var requestPlace: SourceLocation? {
        switch self {
        case .call(let call): call.location
        case .binary(_, _, _, let place): place
        default: nil
        }
    }
}
