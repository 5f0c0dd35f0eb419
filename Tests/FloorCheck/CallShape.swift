import SwiftSyntax

/// The labels of an initializer's parameters, and which of them a call can omit.
struct CallShape {
    private var parameters: [(label: String, canBeMissing: Bool)]

    init(_ parameters: FunctionParameterListSyntax) {
        self.parameters = parameters.map {
            ($0.firstName.text, $0.defaultValue != nil || $0.ellipsis != nil || $0.type.isFunction)
        }
    }

    /// The memberwise initializer of a struct without its own.
    init?(memberwise type: StructDeclSyntax) {
        if type.memberBlock.members.contains(where: { $0.decl.is(InitializerDeclSyntax.self) }) { return nil }
        parameters = type.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }.flatMap {
            variable -> [(String, Bool)] in
            let isConstant = variable.bindingSpecifier.text == "let"
            if variable.modifiers.contains(where: { ["static", "lazy"].contains($0.name.text) }) { return [] }
            return variable.bindings.compactMap { binding in
                guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, !binding.isComputed,
                    !isConstant || binding.initializer == nil
                else { return nil }
                let isOptional = binding.typeAnnotation?.type.is(OptionalTypeSyntax.self) ?? false
                return (
                    name,
                    binding.initializer != nil || (!isConstant && isOptional)
                        || binding.typeAnnotation?.type.isFunction == true
                )
            }
        }
    }

    /// Whether a call with these labels can mean it. A trailing closure has no label.
    func accepts(_ labels: [String]) -> Bool {
        var rest = labels[...]
        for parameter in parameters {
            if rest.first == parameter.label { rest.removeFirst() } else if !parameter.canBeMissing { return false }
        }
        return rest.isEmpty
    }
}

extension TypeSyntax {
    fileprivate var isFunction: Bool {
        if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.isFunction }
        return self.is(FunctionTypeSyntax.self)
    }
}

extension PatternBindingSyntax {
    fileprivate var isComputed: Bool {
        guard let block = accessorBlock else { return false }
        switch block.accessors {
        case .getter: return true
        case .accessors(let accessors):
            return !accessors.allSatisfy { ["didSet", "willSet"].contains($0.accessorSpecifier.text) }
        }
    }
}
