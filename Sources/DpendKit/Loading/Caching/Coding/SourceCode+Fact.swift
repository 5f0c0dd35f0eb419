/// The stored facts of a source that was read for a container.
struct StoredCode: Fact, Sendable {
    /// Nil for a file that dpend wrote, and for tests.
    var code: SourceCode?

    static var blank: StoredCode { StoredCode() }

    mutating func code(with coder: inout some FactCoder) { coder.code(&code) }
}

extension SourceCode: Fact {
    static var blank: SourceCode { SourceCode(path: "") }

    mutating func code(with coder: inout some FactCoder) {
        coder.code(path: &path)
        coder.code(&hasBodies)
        coder.code(&imports)
        coder.code(&types)
        coder.code(&members)
        coder.code(&comments)
        coder.code(&previews)
        coder.code(&macros)
        coder.code(&statements)
        var mentioned = self.mentioned.sorted()
        coder.code(&mentioned)
        if type(of: coder).isReading { self.mentioned = Set(mentioned) }
        coder.code(&outline)
    }
}

extension CodeType: Fact {
    static var blank: CodeType { CodeType(kind: .class, name: "", location: .blank) }

    mutating func code(with coder: inout some FactCoder) {
        coder.code(oneOf: &kind)
        coder.code(&name)
        coder.code(&parent)
        coder.code(&attributes)
        coder.code(&genericParameters)
        coder.code(&associatedTypes)
        coder.code(&inherited)
        coder.code(&isPublic)
        coder.code(&location)
    }
}

extension CodeComment: Fact {
    static var blank: CodeComment { CodeComment(text: "", location: .blank) }

    mutating func code(with coder: inout some FactCoder) {
        coder.code(&text)
        coder.code(&owner)
        coder.code(&location)
    }
}

extension CodePreview: Fact {
    static var blank: CodePreview { CodePreview(name: "", body: [], location: .blank) }

    mutating func code(with coder: inout some FactCoder) {
        coder.code(&name)
        coder.code(&arguments)
        coder.code(&body)
        coder.code(&members)
        coder.code(&location)
    }
}

extension CodeMacro: Fact {
    static var blank: CodeMacro { CodeMacro(name: "", arguments: [], location: .blank) }

    mutating func code(with coder: inout some FactCoder) {
        coder.code(&name)
        coder.code(&arguments)
        coder.code(&location)
    }
}

extension CodeAttribute: Fact {
    static var blank: CodeAttribute { CodeAttribute(name: "") }

    mutating func code(with coder: inout some FactCoder) {
        coder.code(&name)
        coder.code(&genericArguments)
        coder.code(&arguments)
    }
}

extension CodeMember: Fact {
    static var blank: CodeMember { CodeMember(kind: .function, name: "", location: .blank) }

    mutating func code(with coder: inout some FactCoder) {
        coder.code(oneOf: &kind)
        coder.code(&name)
        coder.code(&owner)
        coder.code(&isStatic)
        coder.code(&isPublic)
        coder.code(&isLazy)
        coder.code(&isNonisolated)
        coder.code(&attributes)
        coder.code(&genericParameters)
        coder.code(&parameters)
        coder.code(&type)
        coder.code(&isImplicitlyUnwrapped)
        coder.code(&writtenType)
        coder.code(&isVariable)
        coder.code(&isStored)
        coder.code(&value)
        coder.code(optional: &body)
        coder.code(&isGetter)
        coder.code(&throwsErrors)
        coder.code(&isFailable)
        coder.code(&isInactive)
        coder.code(&location)
    }
}

extension CodeParameter: Fact {
    static var blank: CodeParameter {
        CodeParameter(label: "", name: "", type: .blank, hasDefault: false, location: .blank)
    }

    mutating func code(with coder: inout some FactCoder) {
        coder.code(&label)
        coder.code(&name)
        coder.code(&type)
        coder.code(&writtenType)
        coder.code(&attributes)
        coder.code(&hasDefault)
        coder.code(&defaultValue)
        coder.code(&location)
    }
}
