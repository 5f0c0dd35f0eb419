extension TypeExpression: Fact {
    static var blank: TypeExpression { .other("") }

    /// The cases of a ``TypeExpression``, in the order of their numbers in files.
    private enum Case: Int {
        case nominal, optional, array, dictionary, tuple, function, composition, metatype, protocolMetatype, other
    }

    private var kind: Case {
        switch self {
        case .nominal: .nominal
        case .optional: .optional
        case .array: .array
        case .dictionary: .dictionary
        case .tuple: .tuple
        case .function: .function
        case .composition: .composition
        case .metatype: .metatype
        case .protocolMetatype: .protocolMetatype
        case .other: .other
        }
    }

    mutating func code(with coder: inout some FactCoder) {
        var kind = kind
        coder.code(oneOf: &kind)
        switch kind {
        case .nominal:
            var parts = nominal.map(NominalParts.init) ?? NominalParts()
            coder.code(&parts)
            if type(of: coder).isReading { self = .nominal(parts.type) }
        case .optional: self = .optional(codedPart(with: &coder))
        case .array: self = .array(codedPart(with: &coder))
        case .metatype: self = .metatype(codedPart(with: &coder))
        case .protocolMetatype: self = .protocolMetatype(codedPart(with: &coder))
        case .dictionary:
            var (key, value) = (TypeExpression.blank, TypeExpression.blank)
            if case .dictionary(let ownKey, let ownValue) = self { (key, value) = (ownKey, ownValue) }
            coder.code(&key)
            coder.code(&value)
            self = .dictionary(key: key, value: value)
        case .tuple:
            var elements: [TupleElement] = []
            if case .tuple(let own) = self { elements = own }
            coder.code(&elements)
            self = .tuple(elements)
        case .function:
            var function = FunctionType.blank
            if case .function(let own) = self { function = own }
            coder.code(&function)
            self = .function(function)
        case .composition:
            var members: [TypeExpression] = []
            if case .composition(let own) = self { members = own }
            coder.code(&members)
            self = .composition(members)
        case .other:
            var text = ""
            if case .other(let own) = self { text = own }
            coder.code(&text)
            self = .other(text)
        }
    }

    /// Codes the one type that is a part of another.
    private func codedPart(with coder: inout some FactCoder) -> TypeExpression {
        var part = TypeExpression.blank
        switch self {
        case .optional(let own), .array(let own), .metatype(let own), .protocolMetatype(let own): part = own
        case .nominal, .dictionary, .tuple, .function, .composition, .other: break
        }
        coder.code(&part)
        return part
    }
}

extension TypeExpression.TupleElement: Fact {
    static var blank: Self { .init(label: nil, type: .blank) }

    mutating func code(with coder: inout some FactCoder) {
        coder.code(&label)
        coder.code(&type)
    }
}

extension TypeExpression.FunctionType: Fact {
    static var blank: Self { .init(attributes: [], parameters: [], isAsync: false, throwing: .never, result: .blank) }

    mutating func code(with coder: inout some FactCoder) {
        coder.code(&attributes)
        coder.code(&parameters)
        coder.code(&escapingParameters.positions)
        coder.code(&isAsync)
        var isThrowing = isThrowing
        coder.code(&isThrowing)
        var error: TypeExpression?
        if case .typed(let own) = throwing { error = own }
        coder.code(&error)
        throwing = error.map { .typed($0) } ?? (isThrowing ? .anyError : .never)
        coder.code(&result)
    }
}

/// The fields of a nominal type. They are read before the type is made.
private struct NominalParts: Fact {
    private var module: String?
    private var components: [NominalType.Component] = []
    private var isProtocol = false
    private var isConfusable = false
    private var writtenModule: String?

    static var blank: Self { Self() }

    init() {}

    init(_ type: NominalType) {
        (module, components) = (type.module, type.components)
        (isProtocol, isConfusable, writtenModule) = (type.isProtocol, type.isConfusable, type.writtenModule)
    }

    var type: NominalType {
        NominalType(
            module: module, components: components, isProtocol: isProtocol, isConfusable: isConfusable,
            writtenModule: writtenModule)
    }

    mutating func code<Coder: FactCoder>(with coder: inout Coder) {
        if Coder.isReading {
            coder.code(&components)
        } else {
            // One by one, because coding the shared array in place would copy it.
            _ = coder.codeCount(components.count)
            for var component in components { component.code(with: &coder) }
        }
        // A type as written has no other fields.
        var isPlain = module == nil && !isProtocol && !isConfusable && writtenModule == nil
        coder.code(&isPlain)
        if isPlain { return }
        coder.code(&module)
        coder.code(&isProtocol)
        coder.code(&isConfusable)
        coder.code(&writtenModule)
    }
}

extension NominalType.Component: Fact {
    static var blank: Self { .init(name: "") }

    mutating func code(with coder: inout some FactCoder) {
        coder.code(&name)
        coder.code(&arguments)
    }
}
