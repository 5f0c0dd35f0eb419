extension SourceDeclarations: Fact {
    static var blank: SourceDeclarations { .init(path: "") }

    mutating func code(with coder: inout some FactCoder) {
        coder.code(path: &path)
        coder.code(imports: &imports)
        coder.code(&exportedModules)
        coder.code(&types)
        coder.code(&typealiases)
        coder.code(&existentials)
        coder.code(&syntaxError)
        coder.code(&platformCondition)
        coder.code(&architectureCondition)
        coder.code(&isAnnotated)
        coder.code(&mayAskContainer)
        coder.code(&mayMakeContainer)
        coder.code(&markMistakes)
        coder.code(&outline)
    }
}

extension SourceDeclarations.SyntaxError: Fact {
    static var blank: Self { .init(message: "", location: .blank) }

    mutating func code(with coder: inout some FactCoder) {
        coder.code(&message)
        coder.code(&location)
    }
}

extension SourceLocation: Fact {
    static var blank: SourceLocation { .init(path: "", line: 0, column: 0) }

    mutating func code(with coder: inout some FactCoder) {
        coder.code(place: &self)
    }
}

extension ModuleImport: Fact {
    static var blank: Self { .init(path: []) }

    mutating func code(with coder: inout some FactCoder) {
        coder.code(&path)
        coder.code(&kind)
        coder.code(&attributes)
        coder.code(oneOf: &access)
        coder.code(&condition)
        coder.code(&isActive)
    }
}

extension TypealiasDeclaration: Fact {
    static var blank: Self { .init(name: "", parent: nil, modifiers: .init(), genericParameters: [], type: .blank) }

    mutating func code(with coder: inout some FactCoder) {
        coder.code(&name)
        coder.code(&parent)
        coder.code(&modifiers)
        coder.code(&genericParameters)
        coder.code(&type)
    }
}

extension InactiveClause: Fact {
    static var blank: Self { .init(text: "", option: nil) }

    mutating func code(with coder: inout some FactCoder) {
        coder.code(&text)
        coder.code(&option)
    }
}

extension DeclarationModifiers: Fact {
    static var blank: Self { .init() }

    mutating func code(with coder: inout some FactCoder) {
        coder.code(oneOf: &access)
        coder.code(&attributes)
        coder.code(&isUnavailable)
        coder.code(&availability)
        coder.code(&isNonisolated)
        coder.code(&isConvenience)
        coder.code(&isStatic)
        coder.code(&isOverride)
    }
}

extension Availability: Fact {
    static var blank: Availability { .always }

    mutating func code(with coder: inout some FactCoder) {
        var texts = introductions.flatMap { [$0.platform, $0.version.description] }
        coder.code(&texts)
        guard type(of: coder).isReading else { return }
        self = .always
        for position in stride(from: 0, to: texts.count - 1, by: 2) {
            if let version = VersionNumber(texts[position + 1]) {
                insert(.init(platform: texts[position], version: version))
            }
        }
    }
}

extension Effects: Fact {
    static var blank: Effects { .none }

    mutating func code(with coder: inout some FactCoder) {
        coder.code(&isThrowing)
        coder.code(&isAsync)
        coder.code(&globalActor)
    }
}
