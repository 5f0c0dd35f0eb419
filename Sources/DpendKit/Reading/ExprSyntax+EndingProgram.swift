import SwiftSyntax

extension ExprSyntax {
    /// Whether it calls a function that ends the program.
    var endsProgram: Bool {
        let call = self.as(FunctionCallExprSyntax.self)?.calledExpression.as(DeclReferenceExprSyntax.self)
        return call.map { ["fatalError", "preconditionFailure"].contains($0.baseName.text) } ?? false
    }
}
