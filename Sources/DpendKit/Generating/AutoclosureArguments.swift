/// Writes the arguments of autoclosures that call closures: an expression within an autoclosure would be evaluated each time anew.
///
///     let autoclosure1 = self.isOn
///     return Service(isOn: autoclosure1())
struct AutoclosureArguments {
    /// The statements before the call, which make the closures.
    private(set) var statements: [SwiftStatement] = []

    /// The argument that calls the closure which an expression gives, with its keywords.
    mutating func argument(_ value: SwiftExpression, _ type: TypeExpression) -> SwiftExpression {
        let name = SwiftName(escaping: "autoclosure\(statements.count + 1)")
        statements.append(.let("\(name): \(SwiftType(type))", value))
        let call: SwiftExpression = "\(name)()"
        guard case .function(let function) = type else { return call }
        return call.demanding(function.effects).marked
    }
}
