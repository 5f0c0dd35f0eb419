/// Text that can stand in Swift as it is.
///
/// It is written in dpend's own sources, as a literal, or comes from an input through a type that makes it so: the
/// interpolations of a literal take nothing else.
///
///     let name = SwiftName(escaping: external.name)
///     let code: SwiftCode = "self.\(name)"
protocol SwiftSpelling: Sendable, ExpressibleByStringInterpolation where StringInterpolation == SwiftInterpolation {
    var text: String { get }
    init(text: String)
}

extension SwiftSpelling {
    init(stringLiteral text: String) { self.init(text: text) }
    init(stringInterpolation: SwiftInterpolation) { self.init(text: stringInterpolation.text) }
}

/// A literal of Swift with names and types in it.
struct SwiftInterpolation: StringInterpolationProtocol {
    private(set) var text = ""

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ literal: String) { text += literal }
    mutating func appendInterpolation(_ spelling: some SwiftSpelling) { text += spelling.text }

    /// A module, before the name of something that it declares.
    mutating func appendInterpolation(_ module: SwiftModule) { text += module.text }

    /// With commas between them.
    mutating func appendInterpolation(_ list: [some SwiftSpelling]) { text += list.map(\.text).joined(separator: ", ") }
}

/// A module that generated code names before a declaration of that module: `"\(.swift)String"`. What stands between the two is
/// decided when the file is written.
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

/// Any piece of Swift that is written without a line break, or on the lines that it has.
struct SwiftCode: SwiftSpelling {
    let text: String

    init(text: String) { self.text = text }

    /// A string literal: whatever the text has in it.
    init(literal text: String) {
        self.text = "\"\(text.unicodeScalars.map(Self.escaped).joined())\""
    }

    /// An import, which escapes its names by itself.
    init(_ needed: ModuleImport) { text = needed.description }

    /// The condition of `#if` around an import, as the sources have it.
    init(condition: String) { text = condition }

    /// What stands between a module, which an input names, and a name.
    static let moduleMark = SwiftCode(text: String(ModuleName.mark))

    /// The names of a type and of those around it.
    init(path: [SwiftName]) { text = path.map(\.text).joined(separator: ".") }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        let isControl = scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value) || (0x2028...0x2029).contains(scalar.value)
        if isControl { return "\\u{\(String(scalar.value, radix: 16))}" }
        return scalar == "\"" || scalar == "\\" ? "\\\(scalar)" : String(scalar)
    }
}

/// A name that a declaration has.
struct SwiftName: SwiftSpelling {
    let text: String

    init(text: String) { self.text = text }

    /// A name from an input, in backticks where Swift needs them.
    init(escaping name: String) { text = SwiftIdentifier.escaped(name) }

    /// An argument label from an input.
    init(label: String) { text = SwiftIdentifier.escapedLabel(label) }

    /// The name that a closure's argument has when it is given none.
    static func closureArgument(_ number: Int) -> SwiftName { SwiftName(text: "$\(number)") }

    /// The name of a closure's argument, counted from 0.
    static func argument(_ number: Int) -> SwiftName { SwiftName(text: "argument\(number + 1)") }
}

/// A type as generated code names it.
struct SwiftType: SwiftSpelling {
    let text: String

    init(text: String) { self.text = text }
    init(_ type: TypeExpression) { text = type.spelling(.code) }
    init(_ type: NominalType) { text = type.spelling(.code) }

    /// A type that something may stand behind, as `.self`.
    init(parenthesized type: TypeExpression) { text = type.parenthesized(.code) }

    /// A type that generated code declares.
    init(_ name: SwiftName) { text = name.text }

    /// The type of a parameter whose value is kept.
    init(parameter type: TypeExpression) {
        let escaping = if case .function = type { "@escaping " } else { "" }
        text = escaping + type.spelling(.code)
    }

    /// The types of a closure's parameters.
    static func parameters(of function: TypeExpression.FunctionType) -> [SwiftType] {
        function.parameterSpellings(.code).map { SwiftType(text: $0) }
    }

    /// The type of a closure with the given effects.
    static func closure(_ effects: Effects, _ parameters: [SwiftType] = [], returns result: SwiftType) -> SwiftType {
        "\(SwiftModifiers(actor: effects.globalActor))(\(parameters))\(effects.functionSpecifiers) -> \(result)"
    }
}

/// Attributes and modifiers before a declaration, with a space behind each.
struct SwiftModifiers: SwiftSpelling {
    let text: String

    init(text: String) { self.text = text }

    /// The access, which is not said where it is that of most declarations.
    init(_ access: AccessLevel) { text = access.modifier }

    /// A global actor, by its name.
    init(actor: String?) { text = actor.map { $0.actorAttribute + " " } ?? "" }

    /// The isolation of what has these effects: what awaits stays with its caller, so that what it gives need not be Sendable.
    init(isolation effects: Effects) {
        text = effects.globalActor.map { $0.actorAttribute + " " } ?? (effects.isAsync ? "nonisolated(nonsending) " : "")
    }
}

/// A comment's line, with its slashes.
struct SwiftComment: SwiftSpelling {
    let text: String
}

extension Effects {
    /// The words behind a function's parameters.
    var functionSpecifiers: SwiftCode { SwiftCode(text: (isAsync ? " async" : "") + (isThrowing ? " throws" : "")) }
}

extension TypeExpression.FunctionType {
    /// What calling it demands.
    var effects: Effects { Effects(isThrowing: isThrowing, isAsync: isAsync) }
}
