extension CodeExpression: Fact {
    static var blank: CodeExpression { .other([]) }

    /// A value of each case, in the order of their numbers in files.
    private static let blanks: [CodeExpression] = [
        .name("", []), .member(nil, "", []), .metatype(.blank), .call(.blank), .closure(.blank),
        .cast(.blank, .plain, .blank), .forced(.blank),
        .chained(.blank), .attempt(.blank, .plain), .binary(.blank, "", .blank, .blank),
        .conditional(.blank, .blank, .blank), .branch(.blank),
        .literal(.nothing), .array([]), .dictionary([]), .tuple([]), .keyPath(nil, [], .blank), .other([]),
    ]

    private var number: Int {
        switch self {
        case .name: 0
        case .member: 1
        case .metatype: 2
        case .call: 3
        case .closure: 4
        case .cast: 5
        case .forced: 6
        case .chained: 7
        case .attempt: 8
        case .binary: 9
        case .conditional: 10
        case .branch: 11
        case .literal: 12
        case .array: 13
        case .dictionary: 14
        case .tuple: 15
        case .keyPath: 16
        case .other: 17
        }
    }

    mutating func code(with coder: inout some FactCoder) {
        var number = number
        coder.code(&number)
        if type(of: coder).isReading { self = Self.blanks.indices.contains(number) ? Self.blanks[number] : .blank }
        switch self {
        case .name(var name, var arguments):
            coder.code(&name)
            coder.code(&arguments)
            self = .name(name, arguments)
        case .member(var base, var name, var arguments):
            coder.code(&base)
            coder.code(&name)
            coder.code(&arguments)
            self = .member(base, name, arguments)
        case .metatype(var type):
            coder.code(&type)
            self = .metatype(type)
        case .call(var call):
            coder.code(&call)
            self = .call(call)
        case .closure(var closure):
            coder.code(&closure)
            self = .closure(closure)
        case .cast(var value, var cast, var type):
            coder.code(&value)
            coder.code(oneOf: &cast)
            coder.code(&type)
            self = .cast(value, cast, type)
        case .forced(var value):
            coder.code(&value)
            self = .forced(value)
        case .chained(var value):
            coder.code(&value)
            self = .chained(value)
        case .attempt(var value, var attempt):
            coder.code(&value)
            coder.code(oneOf: &attempt)
            self = .attempt(value, attempt)
        case .binary(var left, var name, var right, var location):
            coder.code(&left)
            coder.code(&name)
            coder.code(&right)
            coder.code(&location)
            self = .binary(left, name, right, location)
        case .conditional(var condition, var first, var second):
            coder.code(&condition)
            coder.code(&first)
            coder.code(&second)
            self = .conditional(condition, first, second)
        case .branch(var branch):
            coder.code(&branch)
            self = .branch(branch)
        case .literal(var literal):
            coder.code(&literal)
            self = .literal(literal)
        case .array(var elements):
            coder.code(&elements)
            self = .array(elements)
        case .dictionary(let elements):
            var pairs = elements.map(Pair.init)
            coder.code(&pairs)
            self = .dictionary(pairs.map { ($0.key, $0.value) })
        case .tuple(var elements):
            coder.code(&elements)
            self = .tuple(elements)
        case .keyPath(var root, var names, var location):
            coder.code(&root)
            coder.code(&names)
            coder.code(&location)
            self = .keyPath(root, names, location)
        case .other(var children):
            coder.code(&children)
            self = .other(children)
        }
    }

    /// An element of a dictionary.
    private struct Pair: Fact {
        var key: CodeExpression
        var value: CodeExpression

        static var blank: Pair { Pair(key: .blank, value: .blank) }

        mutating func code(with coder: inout some FactCoder) {
            coder.code(&key)
            coder.code(&value)
        }
    }
}

extension CodeExpression.Literal: Fact {
    static var blank: Self { .nothing }

    private var number: Int {
        switch self {
        case .string: 0
        case .integer: 1
        case .float: 2
        case .boolean: 3
        case .nothing: 4
        }
    }

    mutating func code(with coder: inout some FactCoder) {
        var number = number
        coder.code(&number)
        if type(of: coder).isReading {
            let blanks: [Self] = [.string(nil), .integer(""), .float(""), .boolean(false), .nothing]
            self = blanks.indices.contains(number) ? blanks[number] : .blank
        }
        switch self {
        case .string(var text):
            coder.code(&text)
            self = .string(text)
        case .integer(var text):
            coder.code(&text)
            self = .integer(text)
        case .float(var text):
            coder.code(&text)
            self = .float(text)
        case .boolean(var value):
            coder.code(&value)
            self = .boolean(value)
        case .nothing: break
        }
    }
}

extension CodeCall: Fact {
    static var blank: CodeCall { CodeCall(callee: .blank, arguments: [], location: .blank) }

    mutating func code(with coder: inout some FactCoder) {
        coder.code(&callee)
        coder.code(&arguments)
        coder.code(&trailingClosures)
        coder.code(&location)
    }
}

extension CodeArgument: Fact {
    static var blank: CodeArgument { CodeArgument(label: nil, value: .blank, location: .blank) }

    mutating func code(with coder: inout some FactCoder) {
        coder.code(&label)
        coder.code(&value)
        coder.code(&location)
    }
}

extension CodeClosure: Fact {
    static var blank: CodeClosure { CodeClosure(body: [], location: .blank) }

    private struct Capture: Fact {
        var name: String
        var value: CodeExpression

        static var blank: Capture { Capture(name: "", value: .blank) }

        mutating func code(with coder: inout some FactCoder) {
            coder.code(&name)
            coder.code(&value)
        }
    }

    private struct Parameter: Fact {
        var name: String
        var type: TypeExpression?

        static var blank: Parameter { Parameter(name: "", type: nil) }

        mutating func code(with coder: inout some FactCoder) {
            coder.code(&name)
            coder.code(&type)
        }
    }

    mutating func code(with coder: inout some FactCoder) {
        var parameters = self.parameters.map { Parameter(name: $0.name, type: $0.type) }
        coder.code(&parameters)
        if type(of: coder).isReading { self.parameters = parameters.map { ($0.name, $0.type) } }
        coder.code(&hasSignature)
        var captures = self.captures.map { Capture(name: $0.name, value: $0.value) }
        coder.code(&captures)
        if type(of: coder).isReading { self.captures = captures.map { ($0.name, $0.value) } }
        coder.code(&anonymousCount)
        coder.code(&result)
        coder.code(&isOnMainActor)
        coder.code(&text)
        coder.code(&body)
        coder.code(&location)
    }
}
