/// A statement.
indirect enum SwiftStatement: Sendable {
    case evaluate(SwiftExpression)
    case `return`(SwiftExpression)
    /// A value for a variable, or for a new one: `let name`.
    case assign(SwiftCode, SwiftExpression)
    case `if`(SwiftCondition, then: [SwiftStatement], else: [SwiftStatement])
    case `guard`(SwiftCondition, else: [SwiftStatement])
    case `for`(SwiftCode, in: SwiftExpression, do: [SwiftStatement])
    case `defer`(do: [SwiftStatement])
    case `do`(body: [SwiftStatement], catch: [SwiftStatement])
    case `switch`(SwiftExpression, [(pattern: SwiftCode, body: [SwiftStatement])])

    static func `let`(_ name: SwiftCode, _ value: SwiftExpression) -> SwiftStatement { .assign("let \(name)", value) }
    static func set(_ target: SwiftCode, to value: SwiftExpression) -> SwiftStatement { .assign(target, value) }

    static func `if`(
        _ condition: SwiftCondition, @SwiftStatements _ body: () -> [SwiftStatement],
        @SwiftStatements `else` other: () -> [SwiftStatement]
    ) -> SwiftStatement { .if(condition, then: body(), else: other()) }

    static func `if`(_ condition: SwiftCondition, @SwiftStatements _ body: () -> [SwiftStatement]) -> SwiftStatement {
        .if(condition, then: body(), else: [])
    }

    /// A statement for the versions that have the declarations in it.
    static func `if`(available availability: Availability, _ statement: SwiftStatement) -> SwiftStatement {
        availability.isAlways ? statement : .if(.available(availability), then: [statement], else: [])
    }

    static func `guard`(_ condition: SwiftCondition, @SwiftStatements _ body: () -> [SwiftStatement]) -> SwiftStatement
    {
        .guard(condition, else: body())
    }

    static func `for`(
        _ name: SwiftCode, in values: SwiftExpression, @SwiftStatements _ body: () -> [SwiftStatement]
    ) -> SwiftStatement { .for(name, in: values, do: body()) }

    static func `defer`(@SwiftStatements _ body: () -> [SwiftStatement]) -> SwiftStatement { .defer(do: body()) }

    static func `do`(
        @SwiftStatements _ body: () -> [SwiftStatement], @SwiftStatements `catch` other: () -> [SwiftStatement]
    ) -> SwiftStatement { .do(body: body(), catch: other()) }

    /// The program ends with the text.
    static func failing(_ text: String) -> SwiftStatement {
        .evaluate(SwiftExpression("\(.swift)fatalError").call([SwiftArgument(.string(text))]))
    }

    /// The statements. If one of them throws, the program ends with the error's text.
    static func trapping(@SwiftStatements _ body: () -> [SwiftStatement]) -> SwiftStatement {
        .do(body: body(), catch: [.evaluate("\(.swift)fatalError(\"\\(error)\")")])
    }
}

extension [SwiftStatement] {
    /// The statements followed by an expression as the result, with `return` if there are others.
    func returning(_ value: SwiftExpression) -> [SwiftStatement] {
        self + [isEmpty ? .evaluate(value) : .return(value)]
    }
}

/// A condition of `if` or `guard`.
enum SwiftCondition: Sendable {
    /// An expression.
    case holds(SwiftExpression)
    /// A name for an optional's wrapped value.
    case `let`(SwiftCode, SwiftExpression)

    /// `#available(iOS 26, *)`
    static func available(_ availability: Availability) -> SwiftCondition {
        .holds("#available(\(SwiftCode(availability)), *)")
    }
}

/// Statements in their order.
@resultBuilder
enum SwiftStatements {
    static func buildExpression(_ statement: SwiftStatement) -> [SwiftStatement] { [statement] }
    static func buildExpression(_ statements: [SwiftStatement]) -> [SwiftStatement] { statements }
    static func buildExpression(_ expression: SwiftExpression) -> [SwiftStatement] { [.evaluate(expression)] }
    static func buildBlock(_ statements: [SwiftStatement]...) -> [SwiftStatement] { statements.flatMap(\.self) }
    static func buildOptional(_ statements: [SwiftStatement]?) -> [SwiftStatement] { statements ?? [] }
    static func buildEither(first statements: [SwiftStatement]) -> [SwiftStatement] { statements }
    static func buildEither(second statements: [SwiftStatement]) -> [SwiftStatement] { statements }
    static func buildArray(_ statements: [[SwiftStatement]]) -> [SwiftStatement] { statements.flatMap(\.self) }
}
