import SwiftSyntax

/// Turns type syntax into ``TypeExpression``s, and records the names after `any` or `some`.
struct TypeReader {
    var existentials: Set<String> = []
    /// Whether `Optional<T>` is known to be the standard library's.
    var takesShorthands = false

    /// The maximum depth of types. The parser limits brackets, but not `T???…` and `A.B.C.…`.
    private static let maximumDepth = 256
    private var depth = 0

    mutating func read(_ syntax: TypeSyntax) -> TypeExpression {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.maximumDepth else { return .other(syntax.trimmedDescription) }
        switch syntax.as(TypeSyntaxEnum.self) {
        case .identifierType(let type):
            // `Module::T`
            return nominal(
                [component(type.name, type.genericArgumentClause)], of: type.moduleSelector?.moduleName.plainText)
        case .memberType(let type):
            return member(type)
        case .optionalType(let type):
            return .optional(read(type.wrappedType))
        case .implicitlyUnwrappedOptionalType(let type):
            return .optional(read(type.wrappedType))
        case .arrayType(let type):
            return .array(read(type.element))
        case .inlineArrayType(let type):
            let arguments = [type.count.argument, type.element.argument].map { argument -> TypeExpression in
                if case .type(let type) = argument { read(type) } else { .other(argument.trimmedDescription) }
            }
            return .nominal(NominalType(components: [.init(name: "InlineArray", arguments: arguments)]))
        case .dictionaryType(let type):
            return .dictionary(key: read(type.key), value: read(type.value))
        case .tupleType(let type):
            return tuple(type)
        case .functionType(let type):
            return function(type, attributes: [])
        case .compositionType(let type):
            return .composed(of: type.elements.map { read($0.type) })
        case .metatypeType(let type):
            let base = read(type.baseType)
            // `(any P).Type` is the type of `(any P).self`, and `any P.Type` the type of all conforming types.
            let isOfExistential =
                type.baseType.as(TupleTypeSyntax.self)?.elements.first?.type.is(SomeOrAnyTypeSyntax.self) ?? false
            return isOfExistential || type.metatypeSpecifier.tokenKind == .keyword(.Protocol)
                ? .protocolMetatype(base) : .metatype(base)
        case .someOrAnyType(let type):
            let constraint = read(type.constraint)
            noteExistential(constraint)
            return constraint
        case .attributedType(let type):
            return attributed(type)
        default:
            return .other(syntax.trimmedDescription)
        }
    }

    private mutating func component(
        _ name: TokenSyntax, _ arguments: GenericArgumentClauseSyntax?
    ) -> NominalType.Component {
        let types = (arguments?.arguments).map { list in
            list.map { argument -> TypeExpression in
                if case .type(let type) = argument.argument { return read(type) }
                return .other(argument.argument.trimmedDescription)
            }
        }
        return .init(name: name.plainText, arguments: types ?? [])
    }

    private mutating func member(_ type: MemberTypeSyntax) -> TypeExpression {
        let last = component(type.name, type.genericArgumentClause)
        switch read(type.baseType) {
        case .nominal(let base):
            return nominal(base.components + [last], of: base.writtenModule)
        case let base:
            return .other("\(base.parenthesized(.plain)).\(last.name)")
        }
    }

    /// - Parameter module: The module in a module selector.
    private func nominal(_ components: [NominalType.Component], of module: String? = nil) -> TypeExpression {
        let path = module == nil && components.first?.name == "Swift" ? components.dropFirst() : components[...]
        // Without its module, the name may belong to a type of the sources.
        let isStandard = takesShorthands && module == nil || module == "Swift" || path.count < components.count
        return (isStandard ? TypeExpression(shorthandOf: path) : nil)
            ?? .nominal(NominalType(components: components, writtenModule: module))
    }

    private mutating func tuple(_ type: TupleTypeSyntax) -> TypeExpression {
        let elements = type.elements.map { element in
            let name = element.firstName.map(\.plainText)
            return TypeExpression.TupleElement(label: name == "_" ? nil : name, type: read(element.type))
        }
        return elements.count == 1 ? elements[0].type : .tuple(elements)
    }

    private mutating func function(_ type: FunctionTypeSyntax, attributes: [String]) -> TypeExpression {
        var throwing = TypeExpression.FunctionType.Throwing.never
        if let clause = type.effectSpecifiers?.throwsClause {
            throwing = clause.type.map { Self.throwing(read($0)) } ?? .anyError
        }
        return .function(
            .init(
                attributes: attributes.sorted(),
                parameters: type.parameters.map {
                    Self.hasSpecifier($0.type) ? .other($0.type.trimmedDescription) : read($0.type)
                },
                escapingParameters: .init(positions: escapingPositions(type.parameters)),
                isAsync: type.effectSpecifiers?.asyncSpecifier != nil,
                throwing: throwing,
                result: read(type.returnClause.type)
            ))
    }

    /// `throws(any Error)` is `throws`, and `throws(Never)` is nothing.
    private static func throwing(_ error: TypeExpression) -> TypeExpression.FunctionType.Throwing {
        guard let name = error.nominal?.writtenPath else { return .typed(error) }
        if name == "Never" || name == "Swift.Never" { return .never }
        return name == "Error" || name == "Swift.Error" ? .anyError : .typed(error)
    }

    /// Whether `inout`, `consuming`, `sending` or the like is a part of the closure's type.
    private static func hasSpecifier(_ type: TypeSyntax) -> Bool {
        type.as(AttributedTypeSyntax.self).map { !$0.specifiers.isEmpty } ?? false
    }

    private func escapingPositions(_ parameters: TupleTypeElementListSyntax) -> [Int] {
        parameters.enumerated().compactMap { position, parameter in
            guard let type = parameter.type.as(AttributedTypeSyntax.self) else { return nil }
            return type.attributes.contains { $0.as(AttributeSyntax.self)?.nameText == "escaping" } ? position : nil
        }
    }

    private mutating func attributed(_ type: AttributedTypeSyntax) -> TypeExpression {
        guard let functionType = type.baseType.as(FunctionTypeSyntax.self) else { return read(type.baseType) }
        // A closure literal fits `@concurrent` and `@isolated(any)` as well.
        let insignificant: Set<String> = [
            "escaping", "autoclosure", "retroactive", "preconcurrency", "concurrent", "isolated",
        ]
        let attributes = type.attributes.compactMap { $0.as(AttributeSyntax.self)?.nameText }
            .filter { !insignificant.contains($0) }
        return function(functionType, attributes: attributes.map { "@\($0)" })
    }

    private mutating func noteExistential(_ constraint: TypeExpression) {
        switch constraint {
        case .nominal(let type): existentials.insert(type.writtenPath)
        case .metatype(let type): noteExistential(type)
        // In `any Base & P` one member may be a class. The others are recorded where they stand alone.
        case .optional, .array, .dictionary, .tuple, .function, .composition, .protocolMetatype, .other: break
        }
    }
}

extension TypeExpression {
    /// The shorthand of a type of the standard library: `Optional<T>` is `T?`.
    init?(shorthandOf path: some Collection<NominalType.Component>) {
        guard path.count == 1, let only = path.first, !only.arguments.contains(where: Self.isValue) else { return nil }
        switch (only.name, only.arguments.count) {
        case ("Optional", 1): self = .optional(only.arguments[0])
        case ("Array", 1): self = .array(only.arguments[0])
        case ("Dictionary", 2): self = .dictionary(key: only.arguments[0], value: only.arguments[1])
        case ("Void", 0): self = .tuple([])
        default: return nil
        }
    }

    /// Whether a generic argument is a number, which cannot be in an optional or array.
    private static func isValue(_ argument: TypeExpression) -> Bool {
        guard case .other(let text) = argument else { return false }
        return text.first.map { $0.isNumber || $0 == "-" } ?? true
    }
}

extension TokenSyntax {
    /// The name of an identifier, without backticks.
    var plainText: String { SwiftIdentifier.name(of: text) }
}
