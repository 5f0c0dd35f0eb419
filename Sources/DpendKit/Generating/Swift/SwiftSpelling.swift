/// Swift text: a literal in dpend's own sources, or input text that this file turns into a token. Only this file can
/// create one, so a missing escape does not compile.
struct SwiftText: Sendable {
    let string: String

    fileprivate init(_ string: String) { self.string = string }
}

/// Text that is valid in Swift as it is.
///
/// It is a literal in dpend's own sources, or input text that a type has made valid. The interpolations of a literal
/// accept nothing else, and a string cannot replace a literal.
///
///     let name = SwiftName(escaping: external.name)
///     let code: SwiftCode = "self.\(name)"
protocol SwiftSpelling: Sendable, ExpressibleByStringInterpolation
where StringInterpolation == SwiftInterpolation, StringLiteralType == StaticString {
    var swift: SwiftText { get }
    init(_ swift: SwiftText)
}

extension SwiftSpelling {
    var text: String { swift.string }

    init(stringLiteral literal: StaticString) { self.init(SwiftText(literal.description)) }
    init(stringInterpolation: SwiftInterpolation) { self.init(SwiftText(stringInterpolation.text)) }
}

/// A literal of Swift with names and types in it.
struct SwiftInterpolation: StringInterpolationProtocol {
    fileprivate private(set) var text = ""
    var isEmpty: Bool { text.isEmpty }

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ literal: StaticString) { text += literal.description }
    mutating func appendInterpolation(_ spelling: some SwiftSpelling) { text += spelling.text }

    /// A module, before the name of something that it declares.
    mutating func appendInterpolation(_ module: SwiftModule) { text += module.text }

    /// Separated by commas.
    mutating func appendInterpolation(_ list: [some SwiftSpelling]) { text += list.map(\.text).joined(separator: ", ") }

    mutating func appendInterpolation(_ number: Int) { text += String(number) }
}

/// A module that generated code writes before one of its declarations: `"\(.swift)String"`. The separator is decided
/// when the file is written.
enum SwiftModule {
    case swift, runtime, dip, testing

    var text: String {
        switch self {
        case .swift: ModuleName.swift
        case .runtime: ModuleName.runtime
        case .dip: ModuleName.dip
        case .testing: ModuleName.testing
        }
    }
}

/// Any piece of Swift, on one line or several.
struct SwiftCode: SwiftSpelling {
    let swift: SwiftText

    init(_ swift: SwiftText) { self.swift = swift }

    /// Any other spelling.
    init(_ spelling: some SwiftSpelling) { swift = spelling.swift }

    init(number: Int) { swift = SwiftText(String(number)) }

    /// A string literal with any text.
    init(literal text: String) {
        swift = SwiftText("\"\(SwiftStringSyntax.escaped(text))\"")
    }

    /// An import.
    init(_ needed: ModuleImport) {
        let words =
            needed.attributes.filter(ModuleImport.isAttribute) + (needed.access.map { [$0.description] } ?? []) + [
                "import"
            ]
            + (needed.kind.map { ModuleImport.kinds.contains($0) ? [$0] : [] } ?? [])
        swift = SwiftText(
            (words + [needed.path.map(SwiftIdentifier.escaped).joined(separator: ".")]).joined(separator: " "))
    }

    /// The `#if` condition around an import, as in the sources. Text that would end the line is removed.
    init(condition: String) {
        swift = SwiftText(condition.replacingCharacters { $0.isNewline || "/\"#".contains($0) })
    }

    /// The platforms and versions of an availability. Both are made of known names and numbers.
    init(_ availability: Availability) { swift = SwiftText(availability.description) }

    /// The separator between a module of the input and a name.
    static let moduleMark = SwiftCode(SwiftText(String(ModuleName.mark)))

    /// The first line of generated files.
    static let marker: SwiftCode =
        "\(SwiftCode(SwiftText(GeneratedFile.marker))) Do not edit: change the sources and run 'dpend generate' again."

    /// The comments of a header. It was checked that they are only comments.
    static func lines(of header: FileHeader) -> [SwiftCode] { header.lines.map { SwiftCode(SwiftText($0)) } }

    /// Code of a source that the parser understood, with other names instead of some words.
    init(_ parsed: ParsedSwift, renaming names: [String: SwiftName] = [:]) {
        swift = SwiftText(parsed.replacing(names.mapValues(\.text)).text)
    }

    /// The names of a type and of the types around it.
    init(path: [SwiftName]) { swift = SwiftText(path.map(\.text).joined(separator: ".")) }
}

/// A name that a declaration has.
struct SwiftName: SwiftSpelling {
    let swift: SwiftText

    init(_ swift: SwiftText) { self.swift = swift }

    /// A name from an input, in backticks if Swift requires them.
    init(escaping name: String) { swift = SwiftText(SwiftIdentifier.escaped(name)) }

    /// An argument label from an input.
    init(label: String) { swift = SwiftText(SwiftIdentifier.escapedLabel(label)) }

    /// A name with the module that declares it.
    init(module: String, declaring name: String) {
        swift = SwiftText(SwiftIdentifier.escaped(module) + String(ModuleName.mark) + SwiftIdentifier.escaped(name))
    }

    /// The name of a closure's unnamed argument.
    static func closureArgument(_ number: Int) -> SwiftName { "$\(number)" }

    /// The name of a closure's argument, counted from 0.
    static func argument(_ number: Int) -> SwiftName { "argument\(number + 1)" }

    /// The name of an instance that a call requires and that is made before it, counted from 1.
    static func started(_ number: Int) -> SwiftName { "started\(number)" }
    static func startedTask(_ number: Int) -> SwiftName { "startedTask\(number)" }
}

/// A type as generated code names it.
struct SwiftType: SwiftSpelling {
    let swift: SwiftText

    init(_ swift: SwiftText) { self.swift = swift }
    init(_ type: TypeExpression) { swift = SwiftText(type.spelling(.code)) }
    init(_ type: NominalType) { swift = SwiftText(type.spelling(.code)) }

    /// A type that may be followed by a suffix such as `.self`.
    init(parenthesized type: TypeExpression) { swift = SwiftText(type.parenthesized(.code)) }

    /// A type whose member is used. It is not a protocol, although a module file may use its name for one.
    init(receiver type: TypeExpression) {
        self = if case .nominal(let nominal) = type { SwiftType(nominal) } else { SwiftType(parenthesized: type) }
    }

    /// A type that generated code declares.
    init(_ name: SwiftName) { swift = name.swift }

    /// The type of a parameter whose value is stored.
    init(parameter type: TypeExpression) {
        let type = (type, SwiftType(type))
        self = if case .function = type.0 { "@escaping \(type.1)" } else { type.1 }
    }

    /// The type of a `sending` parameter. A closure gives its result up as well. A `@Sendable` one is not given up:
    /// another closure could not capture it otherwise.
    init(sentParameter type: TypeExpression) {
        if case .function(let function) = type {
            let closure: SwiftType = "@escaping \(SwiftType(sendingResultOf: function))"
            self = function.attributes.contains("@Sendable") ? closure : "sending \(closure)"
        } else {
            self = "sending \(SwiftType(type))"
        }
    }

    /// The type of an argument that is carried into another isolation for a parameter.
    init(carriedFor parameter: DependencyFactory.Parameter) {
        let type = parameter.dependency.requestedType.withSendableActorClosure
        if parameter.isSending, case .function(let function) = type {
            self.init(sendingResultOf: function)
        } else {
            self.init(type)
        }
    }

    /// A closure's type whose result is `sending`.
    private init(sendingResultOf function: TypeExpression.FunctionType) {
        swift = SwiftText(function.spelling(.code, isSending: true))
    }

    /// The types of a closure's parameters.
    static func parameters(of function: TypeExpression.FunctionType) -> [SwiftType] {
        function.parameterSpellings(.code).map { SwiftType(SwiftText($0)) }
    }

    /// The type of a closure with the given effects.
    static func closure(_ effects: Effects, _ parameters: [SwiftType] = [], returns result: SwiftType) -> SwiftType {
        "\(SwiftModifiers(actor: effects.globalActor))(\(parameters))\(effects.functionSpecifiers) -> \(result)"
    }
}

/// Attributes and modifiers before a declaration, each followed by a space.
struct SwiftModifiers: SwiftSpelling {
    let swift: SwiftText

    init(_ swift: SwiftText) { self.swift = swift }

    /// The access; empty for the default access.
    init(_ access: AccessLevel) { swift = SwiftText(access.modifier) }

    /// A global actor, by its name.
    init(actor: String?) { swift = SwiftText(actor.map { $0.actorAttribute + " " } ?? "") }

    /// The isolation of a function with these effects. An asynchronous function stays in its caller's isolation, so
    /// that its result need not be Sendable.
    init(isolation effects: Effects) {
        self =
            effects.globalActor.map { SwiftModifiers(actor: $0) } ?? (effects.isAsync ? "nonisolated(nonsending) " : "")
    }
}

/// A line of a comment, with its slashes.
struct SwiftComment: SwiftSpelling {
    let swift: SwiftText

    /// The text stays on one line.
    init(_ swift: SwiftText) { self.swift = SwiftText(swift.string.replacingCharacters(where: \.isNewline)) }

    /// The name of a declaration, or a path of names.
    init(named path: String) { self.init(SwiftText("`\(path)`")) }
}

extension Effects {
    /// The keywords after a function's parameters.
    var functionSpecifiers: SwiftCode {
        switch (isAsync, isThrowing) {
        case (false, false): ""
        case (true, false): " async"
        case (false, true): " throws"
        case (true, true): " async throws"
        }
    }
}

extension String {
    /// The text with a space for each character that satisfies a condition.
    fileprivate func replacingCharacters(where isReplaced: (Character) -> Bool) -> String {
        contains(where: isReplaced) ? String(map { isReplaced($0) ? " " : $0 }) : self
    }
}

extension TypeExpression.FunctionType {
    /// The effects of a call.
    var effects: Effects { Effects(isThrowing: isThrowing, isAsync: isAsync) }
}

extension TypeExpression {
    /// The type with `@Sendable` at a closure that a global actor isolates. Swift 6 implies it, also for a parameter of
    /// a library in Swift 6, and Swift 5 does not.
    var withSendableActorClosure: TypeExpression {
        switch self {
        case .optional(let inner): return .optional(inner.withSendableActorClosure)
        case .function(var function):
            guard function.globalActor != nil, !function.attributes.contains("@Sendable") else { return self }
            function.attributes = (function.attributes + ["@Sendable"]).sorted()
            return .function(function)
        default: return self
        }
    }
}
