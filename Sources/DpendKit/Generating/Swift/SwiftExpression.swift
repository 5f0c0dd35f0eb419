/// An expression and its required keywords.
///
/// A literal is an expression as written: `"self.\(name)"`. Parts that may be too long for a line consist of calls,
/// arrays and closures, which the writer can break.
struct SwiftExpression: Sendable {
    private(set) var form: Form
    private(set) var throwsErrors = false
    private(set) var awaits = false

    indirect enum Form: Sendable {
        case text(SwiftCode)
        /// `expression.name`
        case member(SwiftExpression, SwiftCode)
        /// Joined expressions.
        case sequence([SwiftExpression])
        case call(SwiftExpression, [SwiftArgument], SwiftClosure?)
        case array([SwiftExpression])
        case closure(SwiftClosure)
        /// With its keywords, in any position.
        case marked(SwiftExpression)
    }

    private init(_ form: Form, of parts: [SwiftExpression] = []) {
        self.form = form
        throwsErrors = parts.contains(where: \.throwsErrors)
        awaits = parts.contains(where: \.awaits)
    }

    /// A name or a type.
    init(_ spelling: some SwiftSpelling) { self.init(.text(SwiftCode(spelling))) }

    /// A function of an exports file, by the name of its enumeration and its own.
    init(exportedFunction name: String) {
        self.init(SwiftCode(path: name.split(separator: ".").map { SwiftName(escaping: String($0)) }))
    }

    /// A string literal with any text.
    static func string(_ text: String) -> SwiftExpression { SwiftExpression(SwiftCode(literal: text)) }

    /// A key in a dictionary literal.
    init(_ entry: DictionaryEntry) {
        self =
            switch entry {
            case .text(let text): .string(text)
            case .number(let number): SwiftExpression(SwiftCode(number: number))
            case .member(let type?, let name): "\(SwiftType(receiver: type)).\(SwiftName(escaping: name))"
            case .member(nil, let name): ".\(SwiftName(escaping: name))"
            }
    }

    /// `type.self`
    static func metatype(_ type: TypeExpression) -> SwiftExpression {
        SwiftExpression(SwiftType(parenthesized: type)).member("self")
    }

    /// The type under which a container registers and resolves. It is the same in Swift 5 and 6.
    static func metatype(registering type: TypeExpression) -> SwiftExpression {
        metatype(type.withSendableActorClosure)
    }

    static func array(_ elements: [SwiftExpression]) -> SwiftExpression {
        SwiftExpression(.array(elements), of: elements)
    }

    static func closure(_ head: SwiftCode? = nil, _ body: [SwiftStatement]) -> SwiftExpression {
        SwiftExpression(.closure(SwiftClosure(head: head, body: body)))
    }

    static func closure(_ head: SwiftCode? = nil, @SwiftStatements _ body: () -> [SwiftStatement]) -> SwiftExpression {
        closure(head, body())
    }

    /// The call of this function, or of this type's initializer.
    func call(_ arguments: [SwiftArgument] = [], _ closure: SwiftClosure? = nil) -> SwiftExpression {
        SwiftExpression(.call(self, arguments, closure), of: [self] + arguments.map(\.value))
    }

    /// A member of the expression. A line can be broken before it.
    func member(_ name: SwiftCode) -> SwiftExpression { SwiftExpression(.member(self, name), of: [self]) }

    /// The expression with effects: it throws or requires `await`.
    func demanding(throws throwsErrors: Bool = false, await awaits: Bool = false) -> SwiftExpression {
        var result = self
        result.throwsErrors = throwsErrors || self.throwsErrors
        result.awaits = awaits || self.awaits
        return result
    }

    func demanding(_ effects: Effects) -> SwiftExpression {
        demanding(throws: effects.isThrowing, await: effects.isAsync)
    }

    /// The expression with its keywords, as a part of another one.
    var marked: SwiftExpression { throwsErrors || awaits ? SwiftExpression(.marked(self)) : self }
}

extension SwiftExpression: ExpressibleByStringInterpolation {
    struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var parts: [SwiftExpression] = []
        private var text = SwiftInterpolation(literalCapacity: 0, interpolationCount: 0)

        init(literalCapacity: Int, interpolationCount: Int) {}

        mutating func appendLiteral(_ literal: StaticString) { text.appendLiteral(literal) }
        mutating func appendInterpolation(_ spelling: some SwiftSpelling) { text.appendInterpolation(spelling) }

        mutating func appendInterpolation(_ module: SwiftModule) { text.appendInterpolation(module) }

        mutating func appendInterpolation(_ expression: SwiftExpression) {
            if case .text(let inner) = expression.form, !expression.throwsErrors, !expression.awaits {
                return text.appendInterpolation(inner)
            }
            flush()
            parts.append(expression)
        }

        fileprivate mutating func flush() {
            if !text.isEmpty { parts.append(SwiftExpression(.text(SwiftCode(stringInterpolation: text)))) }
            text = SwiftInterpolation(literalCapacity: 0, interpolationCount: 0)
        }
    }

    init(stringLiteral literal: StaticString) { self.init(.text(SwiftCode(stringLiteral: literal))) }

    init(stringInterpolation: StringInterpolation) {
        var interpolation = stringInterpolation
        interpolation.flush()
        let parts = interpolation.parts
        self = parts.count == 1 ? parts[0] : SwiftExpression(.sequence(parts), of: parts)
    }
}

/// An argument of a call.
struct SwiftArgument: Sendable {
    var label: SwiftName?
    var value: SwiftExpression

    init(_ value: SwiftExpression) { self.value = value }

    init(_ label: SwiftName, _ value: SwiftExpression) {
        self.label = label
        self.value = value
    }

    /// An argument for a parameter of the input; `_` means no label.
    init(for label: String, _ value: SwiftExpression) {
        self.label = label == "_" ? nil : SwiftName(label: label)
        self.value = value
    }
}

/// A closure.
struct SwiftClosure: Sendable {
    /// Captures, parameters and result, with `in`.
    var head: SwiftCode?
    var body: [SwiftStatement]

    init(head: SwiftCode? = nil, body: [SwiftStatement]) {
        self.head = head
        self.body = body
    }

    init(_ head: SwiftCode? = nil, @SwiftStatements _ body: () -> [SwiftStatement]) {
        self.init(head: head, body: body())
    }
}
