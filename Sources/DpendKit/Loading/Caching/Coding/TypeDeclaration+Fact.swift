import DpendRuntime

extension TypeDeclaration: Fact {
    static var blank: Self {
        .init(kind: .class, name: "", parent: nil, modifiers: .init(), genericParameters: [], location: .blank)
    }

    mutating func code(with coder: inout some FactCoder) {
        coder.code(oneOf: &kind)
        coder.code(&name)
        coder.code(&parent)
        coder.code(&modifiers)
        coder.code(&genericParameters)
        coder.code(&isConstrained)
        coder.code(&inheritance)
        coder.code(&initializers)
        coder.code(&properties)
        coder.code(&closesDifferently)
        coder.code(&lacksValue)
        coder.code(&stateProperty)
        coder.code(&heldObjects)
        coder.code(&injectedProperties)
        coder.code(&registrations)
        coder.code(&marks)
        coder.code(&inactiveClause)
        coder.code(&isConditional)
        coder.code(&location)
    }
}

extension HeldObject: Fact {
    static var blank: Self { .init(name: "", type: "", isMade: false) }

    mutating func code(with coder: inout some FactCoder) {
        coder.code(&name)
        coder.code(&type)
        coder.code(&isMade)
    }
}

extension DeclarationMarks: Fact {
    static var blank: Self { .none }

    mutating func code(with coder: inout some FactCoder) {
        coder.code(&isIgnored)
        coder.code(&infersRunTimeValues)
        var word = scope?.rawValue ?? ""
        coder.code(&word)
        if type(of: coder).isReading { scope = word.isEmpty ? nil : DependencyScope(rawValue: word) }
        coder.code(&tag)
        entry.code(with: &coder)
    }
}

extension DictionaryEntry? {
    /// Codes the entry as its code.
    fileprivate mutating func code(with coder: inout some FactCoder) {
        var code = self?.description ?? ""
        coder.code(&code)
        if type(of: coder).isReading { self = code.isEmpty ? nil : DictionaryEntry(code: code) }
    }
}

extension DeclarationMarks.Mistake: Fact {
    static var blank: Self { .init(text: "", reason: .unknownWord, location: .blank) }

    mutating func code(with coder: inout some FactCoder) {
        coder.code(&text)
        coder.code(oneOf: &reason)
        coder.code(&location)
    }
}

extension InheritedType: Fact {
    static var blank: Self { .init(type: .blank, location: .blank) }

    mutating func code(with coder: inout some FactCoder) {
        coder.code(&type)
        coder.code(&isolation)
        coder.code(&location)
    }
}

extension InitializerDeclaration: Fact {
    static var blank: Self {
        .init(modifiers: .init(), parameters: [], effects: .none, isFailable: false, isGeneric: false, location: .blank)
    }

    mutating func code(with coder: inout some FactCoder) {
        coder.code(&modifiers)
        coder.code(&parameters)
        coder.code(&effects)
        coder.code(&isFailable)
        coder.code(&isGeneric)
        coder.code(&endsProgram)
        coder.code(&location)
    }
}

extension ParameterDeclaration: Fact {
    static var blank: Self {
        .init(
            label: "", type: .blank, hasDefault: false, isVariadic: false, isInout: false, isImplicitlyGeneric: false,
            location: .blank)
    }

    mutating func code(with coder: inout some FactCoder) {
        coder.code(&label)
        coder.code(&type)
        coder.code(&hasDefault)
        coder.code(&isVariadic)
        coder.code(&isInout)
        coder.code(&isImplicitlyGeneric)
        coder.code(&location)
        coder.code(&attributes)
        coder.code(&isAutoclosure)
        coder.code(&isSending)
        coder.code(&isRethrown)
    }
}

extension StoredPropertyDeclaration: Fact {
    static var blank: Self {
        .init(name: "", type: nil, hasDefault: false, isConstant: false, modifiers: .init(), location: .blank)
    }

    mutating func code(with coder: inout some FactCoder) {
        coder.code(&name)
        coder.code(&type)
        coder.code(&hasDefault)
        coder.code(&isConstant)
        coder.code(&hasAttributeArguments)
        coder.code(&modifiers)
        coder.code(&location)
    }
}

extension InjectedPropertyDeclaration: Fact {
    static var blank: Self {
        .init(
            name: "", attribute: "", type: nil, tag: .none, hasDefault: false, modifiers: .init(), setterAccess: nil,
            location: .blank)
    }

    mutating func code(with coder: inout some FactCoder) {
        coder.code(&name)
        coder.code(&attribute)
        coder.code(&type)
        var (named, unreadable) = (TypeExpression?.none, String?.none)
        switch tag {
        case .none: break
        case .named(let type): named = type
        case .unreadable(let text): unreadable = text
        }
        coder.code(&named)
        coder.code(&unreadable)
        tag = named.map { .named($0) } ?? unreadable.map { .unreadable($0) } ?? .none
        coder.code(&hasDefault)
        coder.code(&modifiers)
        coder.code(oneOf: &setterAccess)
        coder.code(&location)
    }
}

extension RegistrationDeclaration: Fact {
    static var blank: Self {
        .init(
            name: "", isProperty: false, modifiers: .init(), parameters: [], isGeneric: false, provided: .blank,
            effects: .none, configuration: .success(.blank), location: .blank)
    }

    mutating func code(with coder: inout some FactCoder) {
        coder.code(&name)
        coder.code(&isProperty)
        coder.code(&modifiers)
        coder.code(&parameters)
        coder.code(&isGeneric)
        coder.code(&provided)
        coder.code(&effects)
        var (settings, undecidable) = (try? configuration.get(), Undecidable?.none)
        if case .failure(let own) = configuration { undecidable = own }
        coder.code(&settings)
        coder.code(&undecidable)
        configuration = undecidable.map { .failure($0) } ?? .success(settings ?? .blank)
        coder.code(&inactiveClause)
        coder.code(&location)
    }
}

extension RegistrationDeclaration.Settings: Fact {
    static var blank: Self { .init() }

    mutating func code(with coder: inout some FactCoder) {
        coder.code(&tag)
        coder.code(oneOf: &scope)
        coder.code(&container)
        entry.code(with: &coder)
    }
}

extension RegistrationDeclaration.Undecidable: Fact {
    static var blank: Self { .init(reason: "", location: .blank) }

    mutating func code(with coder: inout some FactCoder) {
        coder.code(&reason)
        coder.code(&location)
    }
}
