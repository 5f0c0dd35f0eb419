import SwiftParser
import SwiftSyntax

extension ExprSyntax {
    /// The type `T` of an expression `T.self`; nil for other expressions.
    var typeBeforeSelf: TypeExpression? {
        guard let member = self.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "self",
            let base = member.base, base.is(DeclReferenceExprSyntax.self) || base.is(MemberAccessExprSyntax.self)
        else { return nil }
        var parser = Parser(base.trimmedDescription)
        let type = TypeSyntax.parse(from: &parser)
        // `init.self` is an expression, but `init` is not a type.
        guard !type.hasError, !type.lacksName else { return nil }
        var types = TypeReader()
        return types.read(type)
    }
}
