import SwiftSyntax

extension ExprSyntax {
    /// Whether it calls a function that ends the program.
    var endsProgram: Bool {
        guard let called = self.as(FunctionCallExprSyntax.self)?.calledExpression else { return false }
        if let name = called.as(DeclReferenceExprSyntax.self) {
            return EndingProgram.functions.contains(name.baseName.text)
        }
        guard let member = called.as(MemberAccessExprSyntax.self),
            member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == EndingProgram.module
        else { return false }
        return EndingProgram.functions.contains(member.declName.baseName.text)
    }
}
