/// The functions of the standard library that end the program.
package enum EndingProgram {
    package static let functions: Set<String> = ["fatalError", "preconditionFailure"]

    /// The module that may stand before their names.
    package static let module = "Swift"
}

extension CodeExpression {
    /// Whether it calls a function that ends the program.
    package var endsProgram: Bool {
        guard case .call(let call) = self else { return false }
        return switch call.callee {
        case .name(let name, _), .member(.name(EndingProgram.module, _)?, let name, _):
            EndingProgram.functions.contains(name)
        default: false
        }
    }
}

extension CodeStatement {
    /// Whether it calls a function that ends the program.
    package var endsProgram: Bool { if case .expression(let value) = self { value.endsProgram } else { false } }
}
