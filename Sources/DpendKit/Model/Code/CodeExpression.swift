/// An expression, reduced to the parts that show where instances come from.
package indirect enum CodeExpression: Sendable {
    /// A single name, perhaps with generic arguments.
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
    /// `x?`, with a member or call after it
    case chained(CodeExpression)
    case attempt(CodeExpression, Attempt)
    /// The place belongs to the whole expression.
    case binary(CodeExpression, String, CodeExpression, SourceLocation)
    case conditional(CodeExpression, CodeExpression, CodeExpression)
    /// `if` and `switch` as values
    case branch(CodeBranch)
    case literal(Literal)
    case array([CodeExpression])
    case dictionary([(CodeExpression, CodeExpression)])
    case tuple([CodeArgument])
    /// `\\Root.a.b`; the root is nil if it is not written.
    case keyPath(TypeExpression?, [String], SourceLocation)
    /// Any other expression, with the expressions in it.
    case other([CodeExpression])

    package enum Cast: Sendable, CaseIterable { case plain, forced, optional, check }

    package enum Attempt: Sendable, CaseIterable { case plain, forced, optional }

    package enum Literal: Sendable, Hashable {
        /// nil for a string with interpolations
        case string(String?)
        case integer(String)
        case float(String)
        case boolean(Bool)
        case nothing
    }
}

/// A call with its arguments. Trailing closures are arguments, too.
package struct CodeCall: Sendable {
    package var callee: CodeExpression
    package var arguments: [CodeArgument]
    /// The number of trailing closures among the arguments. The first of them does not have a label.
    package var trailingClosures = 0
    /// The place of the called name, or else of the whole call.
    package var location: SourceLocation
}

/// An argument, or an element of a tuple.
package struct CodeArgument: Sendable {
    package var label: String?
    package var value: CodeExpression
    package var location: SourceLocation
}

package struct CodeClosure: Sendable {
    package var parameters: [(name: String, type: TypeExpression?)] = []
    /// Whether parameters are written. Otherwise they are `$0`, `$1`, …
    package var hasSignature = false
    /// The values that it captures when it is made: `[router = self.router]`, and `[weak router]` with the name as the value.
    package var captures: [(name: String, value: CodeExpression)] = []
    /// The number of `$0`, `$1`, … that it uses.
    package var anonymousCount = 0
    package var result: TypeExpression?
    /// `{ @MainActor in … }`
    package var isOnMainActor = false
    /// The text between the braces, if the closure may be a factory.
    package var text: String?
    package var body: [CodeStatement]
    package var location: SourceLocation
}

package indirect enum CodeStatement: Sendable {
    case variable(CodeVariable)
    case expression(CodeExpression)
    case result(CodeExpression?)
    case failure(CodeExpression)
    case branch(CodeBranch)
    /// `for`, `while` and `repeat`: the names, the sequence, the body.
    case loop([String], CodeExpression?, [CodeStatement])
    /// `do`, `defer` and similar statements. `catches` says whether a `catch` handles thrown errors.
    case block([CodeStatement], catches: Bool)
    case function(CodeMember)
}

/// `let name: Type = value`
package struct CodeVariable: Sendable {
    /// One name, or the names of a tuple.
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
    /// The conditions as written, without white space. Branches with the same text depend on the same conditions.
    package var text: String
    /// The statements of each case. `guard` has only its `else` body, and `if` without `else` has one case.
    package var cases: [[CodeStatement]]
    /// Whether one of the cases always runs.
    package var isComplete: Bool
    /// Whether `#if` excludes it here. Other builds may run it.
    package var isInactive = false
    package var location: SourceLocation

    package enum Kind: Sendable, CaseIterable { case `if`, `guard`, `switch` }
}

/// A part of a condition.
package enum CodeCondition: Sendable {
    case expression(CodeExpression)
    /// `let name: Type = value`; the shorthand form has the name as its value.
    case binding(name: String?, TypeExpression?, CodeExpression)
    /// `#available(…)`
    case availability(String)
}

extension CodeClosure {
    /// The captures that give a value another name.
    package var renamedCaptures: [(name: String, value: CodeExpression)] {
        captures.filter { name, value in if case .name(name, _) = value { false } else { true } }
    }
}

extension CodeExpression {
    /// A chain that begins with a dot, after another expression.
    package func chained(to base: CodeExpression) -> CodeExpression {
        switch self {
        case .member(nil, let name, let arguments): return .member(base, name, arguments)
        case .member(let inner?, let name, let arguments): return .member(inner.chained(to: base), name, arguments)
        case .call(var call):
            call.callee = call.callee.chained(to: base)
            return .call(call)
        case .forced(let inner): return .forced(inner.chained(to: base))
        case .chained(let inner): return .chained(inner.chained(to: base))
        default: return .other([base, self])
        }
    }
}
