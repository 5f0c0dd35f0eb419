extension FactCoder {
    /// Codes a body that may be nil.
    mutating func code<Element: Fact>(optional values: inout [Element]?) {
        var isThere = values != nil
        code(&isThere)
        var all = values ?? []
        if isThere { code(&all) }
        if Self.isReading { values = isThere ? all : nil }
    }
}

extension CodeStatement: Fact {
    static var blank: CodeStatement { .result(nil) }

    /// A value of each case, in the order of their numbers in files.
    private static let blanks: [CodeStatement] = [
        .variable(.blank), .expression(.blank), .result(nil), .failure(.blank), .branch(.blank), .loop([], nil, []),
        .block([], catches: false),
        .function(.blank),
    ]

    private var number: Int {
        switch self {
        case .variable: 0
        case .expression: 1
        case .result: 2
        case .failure: 3
        case .branch: 4
        case .loop: 5
        case .block: 6
        case .function: 7
        }
    }

    mutating func code(with coder: inout some FactCoder) {
        var number = number
        coder.code(&number)
        if type(of: coder).isReading { self = Self.blanks.indices.contains(number) ? Self.blanks[number] : .blank }
        switch self {
        case .variable(var variable):
            coder.code(&variable)
            self = .variable(variable)
        case .expression(var value):
            coder.code(&value)
            self = .expression(value)
        case .result(var value):
            coder.code(&value)
            self = .result(value)
        case .failure(var error):
            coder.code(&error)
            self = .failure(error)
        case .branch(var branch):
            coder.code(&branch)
            self = .branch(branch)
        case .loop(var names, var sequence, var body):
            coder.code(&names)
            coder.code(&sequence)
            coder.code(&body)
            self = .loop(names, sequence, body)
        case .block(var statements, var catches):
            coder.code(&statements)
            coder.code(&catches)
            self = .block(statements, catches: catches)
        case .function(var function):
            coder.code(&function)
            self = .function(function)
        }
    }
}

extension CodeVariable: Fact {
    static var blank: CodeVariable { CodeVariable(names: [], location: .blank) }

    mutating func code(with coder: inout some FactCoder) {
        coder.code(&names)
        coder.code(&type)
        coder.code(&isImplicitlyUnwrapped)
        coder.code(&attributes)
        coder.code(&isLazy)
        coder.code(&value)
        coder.code(optional: &body)
        coder.code(&location)
    }
}

extension CodeBranch: Fact {
    static var blank: CodeBranch {
        CodeBranch(kind: .if, conditions: [], text: "", cases: [], isComplete: false, location: .blank)
    }

    /// The statements of one case.
    private struct Body: Fact {
        var statements: [CodeStatement] = []

        static var blank: Body { Body() }

        mutating func code(with coder: inout some FactCoder) { coder.code(&statements) }
    }

    mutating func code(with coder: inout some FactCoder) {
        coder.code(oneOf: &kind)
        coder.code(&conditions)
        coder.code(&text)
        var bodies = cases.map(Body.init)
        coder.code(&bodies)
        if type(of: coder).isReading { cases = bodies.map(\.statements) }
        coder.code(&isComplete)
        coder.code(&isInactive)
        coder.code(&location)
    }
}

extension CodeCondition: Fact {
    static var blank: CodeCondition { .availability("") }

    private var number: Int {
        switch self {
        case .expression: 0
        case .binding: 1
        case .availability: 2
        }
    }

    mutating func code(with coder: inout some FactCoder) {
        var number = number
        coder.code(&number)
        if type(of: coder).isReading {
            self = number == 0 ? .expression(.blank) : number == 1 ? .binding(name: nil, nil, .blank) : .blank
        }
        switch self {
        case .expression(var value):
            coder.code(&value)
            self = .expression(value)
        case .binding(var name, var type, var value):
            coder.code(&name)
            coder.code(&type)
            coder.code(&value)
            self = .binding(name: name, type, value)
        case .availability(var text):
            coder.code(&text)
            self = .availability(text)
        }
    }
}
