/// Writes the arguments of autoclosures that call closures: an expression within an autoclosure would be evaluated each time anew.
///
///     let autoclosure1 = self.isOn
///     return Service(isOn: autoclosure1())
struct AutoclosureArguments {
    /// The statements before the call, which make the closures.
    private(set) var statements: [String] = []

    /// The argument that calls the closure which an expression gives, with its keywords.
    mutating func argument(_ value: String, _ type: TypeExpression) -> String {
        let name = "autoclosure\(statements.count + 1)"
        statements.append("let \(name): \(type.spelling(.code)) = \(value)")
        guard case .function(let function) = type else { return "\(name)()" }
        return "\(Accessor.keywords(Effects(isThrowing: function.isThrowing, isAsync: function.isAsync)))\(name)()"
    }
}
