/// An expression, reduced to what tells where instances come from.
package indirect enum CodeExpression: Sendable {
    /// A name alone, perhaps with generic arguments.
    case name(String, [TypeExpression])
    /// `base.name`; `.name` without a base.
    case member(CodeExpression?, String, [TypeExpression])
    /// `T.self`
    case metatype(TypeExpression)
    case call(CodeCall)
    case closure(CodeClosure)
    case cast(CodeExpression, Cast, TypeExpression)
    /// `x!`
    case forced(CodeExpression)
    /// `x?`, with more behind it
    case chained(CodeExpression)
    case attempt(CodeExpression, Attempt)
    /// The place is that of the whole.
    case binary(CodeExpression, String, CodeExpression, SourceLocation)
    case conditional(CodeExpression, CodeExpression, CodeExpression)
    /// `if` and `switch` as values
    case branch(CodeBranch)
    case literal(Literal)
    case array([CodeExpression])
    case dictionary([(CodeExpression, CodeExpression)])
    case tuple([CodeArgument])
    /// `\\Root.a.b`; the root only where it is written.
    case keyPath(TypeExpression?, [String], SourceLocation)
    /// Anything else, with the expressions within.
    case other([CodeExpression])

    package enum Cast: Sendable, CaseIterable { case plain, forced, optional, check }

    package enum Attempt: Sendable, CaseIterable { case plain, forced, optional }

    package enum Literal: Sendable, Hashable {
        /// nil for one with interpolations
        case string(String?)
        case integer(String)
        case float(String)
        case boolean(Bool)
        case nothing
    }
}

/// A call with its arguments; trailing closures are arguments like others.
package struct CodeCall: Sendable {
    package var callee: CodeExpression
    package var arguments: [CodeArgument]
    /// How many of the last arguments are closures behind the parentheses; the first of them has no label.
    package var trailingClosures = 0
    /// The name that is called, or where there is none the whole.
    package var location: SourceLocation
}

/// An argument, or an element of a tuple.
package struct CodeArgument: Sendable {
    package var label: String?
    package var value: CodeExpression
    package var location: SourceLocation
}

/// A closure.
package struct CodeClosure: Sendable {
    package var parameters: [(name: String, type: TypeExpression?)] = []
    /// Whether parameters are written; those of others are `$0`, `$1`, …
    package var hasSignature = false
    /// How many of `$0`, `$1`, … it uses.
    package var anonymousCount = 0
    package var result: TypeExpression?
    /// `{ @MainActor in … }`
    package var isOnMainActor = false
    /// The text between the braces, of a closure that may be a factory.
    package var text: String?
    package var body: [CodeStatement]
    package var location: SourceLocation
}

/// A statement.
package indirect enum CodeStatement: Sendable {
    case variable(CodeVariable)
    case expression(CodeExpression)
    case result(CodeExpression?)
    case failure(CodeExpression)
    case branch(CodeBranch)
    /// `for`, `while` and `repeat`: names, what is gone through, the body.
    case loop([String], CodeExpression?, [CodeStatement])
    /// `do`, `defer` and the like; what is thrown within goes to a `catch` or not.
    case block([CodeStatement], catches: Bool)
    case function(CodeMember)
}

/// `let name: Type = value`
package struct CodeVariable: Sendable {
    /// One, or those of a tuple.
    package var names: [String]
    package var type: TypeExpression?
    package var isImplicitlyUnwrapped = false
    package var attributes: [CodeAttribute] = []
    package var isLazy = false
    package var value: CodeExpression?
    package var body: [CodeStatement]?
    package var location: SourceLocation
}

/// `if`, `guard` or `switch`.
package struct CodeBranch: Sendable {
    package var kind: Kind
    package var conditions: [CodeCondition]
    /// The conditions as written, without white space: what tells whether two branches depend on the same.
    package var text: String
    /// What runs in each case; of `guard` only the way out, of `if` without `else` only the one.
    package var cases: [[CodeStatement]]
    /// Whether one of the cases runs in any case.
    package var isComplete: Bool
    /// Whether `#if` leaves it out: nobody runs it here, and elsewhere somebody may.
    package var isInactive = false
    package var location: SourceLocation

    package enum Kind: Sendable, CaseIterable { case `if`, `guard`, `switch` }
}

/// A part of a condition.
package enum CodeCondition: Sendable {
    case expression(CodeExpression)
    /// `let name: Type = value`; a shorthand has the name as its value.
    case binding(name: String?, TypeExpression?, CodeExpression)
    /// `#available(…)`
    case availability(String)
}
