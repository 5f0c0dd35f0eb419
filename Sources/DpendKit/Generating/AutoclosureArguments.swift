/// Writes the arguments of autoclosures as calls of closures, because an expression in an autoclosure would be
/// evaluated each time.
///
///     let autoclosure1 = self.isOn
///     return Service(isOn: autoclosure1())
struct AutoclosureArguments {
    /// The statements before the call, which make the closures.
    private(set) var statements: [SwiftStatement] = []

    /// The argument that calls the closure in `value`, with its keywords.
    mutating func argument(_ value: SwiftExpression, _ type: TypeExpression) -> SwiftExpression {
        let name = SwiftName(escaping: "autoclosure\(statements.count + 1)")
        statements.append(.let("\(name): \(SwiftType(type))", value))
        let call: SwiftExpression = "\(name)()"
        guard case .function(let function) = type else { return call }
        return call.demanding(function.effects).marked
    }
}
