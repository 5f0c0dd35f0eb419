import SwiftSyntax

/// The objects that local variables of a function hold, and what its code does with them.
///
/// Objects are known by the position of the call that makes them.
struct LocalObjects {
    private var calls: [String: Int] = [:]

    /// Begins a function, an accessor or a property of a type.
    mutating func beginMember() { calls = [:] }

    /// Notes that a variable holds the object of a call.
    mutating func hold(_ name: String, call: Int) { calls[name] = call }

    /// The call whose object the expression is; nil for other expressions than the name of such a variable.
    func call(of expression: ExprSyntax) -> Int? {
        expression.withoutEffects.as(DeclReferenceExprSyntax.self).flatMap(call)
    }

    /// The call whose object a name stands for. The name of a member does not count: `clock` in `self.clock`.
    func call(of name: DeclReferenceExprSyntax) -> Int? {
        if calls.isEmpty { return nil }
        if let member = name.parent?.as(MemberAccessExprSyntax.self), member.declName.id == name.id { return nil }
        return calls[name.baseName.plainText]
    }
}
