/// Text that is Swift: a literal of dpend's own sources, or text of an input that this file makes a token of. Nothing outside of this
/// file can make one, so that a forgotten escape does not compile.
struct SwiftText: Sendable {
    let string: String

    fileprivate init(_ string: String) { self.string = string }
}

/// Text that can stand in Swift as it is.
///
/// It is written in dpend's own sources, as a literal, or comes from an input through a type that makes it so: the
/// interpolations of a literal take nothing else, and no string can stand for a literal.
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

    /// With commas between them.
    mutating func appendInterpolation(_ list: [some SwiftSpelling]) { text += list.map(\.text).joined(separator: ", ") }

    mutating func appendInterpolation(_ number: Int) { text += String(number) }
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
    let swift: SwiftText

    init(_ swift: SwiftText) { self.swift = swift }

    /// Any other spelling.
    init(_ spelling: some SwiftSpelling) { swift = spelling.swift }

    init(number: Int) { swift = SwiftText(String(number)) }

    /// A string literal: whatever the text has in it.
    init(literal text: String) {
        swift = SwiftText("\"\(text.unicodeScalars.map(Self.escaped).joined())\"")
    }

    /// An import.
    init(_ needed: ModuleImport) {
        let words = needed.attributes.filter(ModuleImport.isAttribute) + (needed.access.map { [$0.description] } ?? []) + ["import"]
            + (needed.kind.map { ModuleImport.kinds.contains($0) ? [$0] : [] } ?? [])
        swift = SwiftText((words + [needed.path.map(SwiftIdentifier.escaped).joined(separator: ".")]).joined(separator: " "))
    }

    /// The condition of `#if` around an import, as the sources have it. All that it could have which does not end with its line, nor
    /// within it, is left out.
    init(condition: String) {
        swift = SwiftText(condition.replacingCharacters { $0.isNewline || "/\"#".contains($0) })
    }

    /// What stands between a module, which an input names, and a name.
    static let moduleMark = SwiftCode(SwiftText(String(ModuleName.mark)))

    /// The first line of generated files.
    static let marker: SwiftCode = "\(SwiftCode(SwiftText(GeneratedFile.marker))) Do not edit: change the sources and run 'dpend generate' again."

    /// The comments of a header, of which it was checked that they are nothing else.
    static func lines(of header: FileHeader) -> [SwiftCode] { header.lines.map { SwiftCode(SwiftText($0)) } }

    /// The names of a type and of those around it.
    init(path: [SwiftName]) { swift = SwiftText(path.map(\.text).joined(separator: ".")) }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        if scalar.changesTerminal { return scalar.code }
        return scalar == "\"" || scalar == "\\" ? "\\\(scalar)" : String(scalar)
    }
}

/// A name that a declaration has.
struct SwiftName: SwiftSpelling {
    let swift: SwiftText

    init(_ swift: SwiftText) { self.swift = swift }

    /// A name from an input, in backticks where Swift needs them.
    init(escaping name: String) { swift = SwiftText(SwiftIdentifier.escaped(name)) }

    /// An argument label from an input.
    init(label: String) { swift = SwiftText(SwiftIdentifier.escapedLabel(label)) }

    /// The name that a closure's argument has when it is given none.
    static func closureArgument(_ number: Int) -> SwiftName { "$\(number)" }

    /// The name of a closure's argument, counted from 0.
    static func argument(_ number: Int) -> SwiftName { "argument\(number + 1)" }
}

/// A type as generated code names it.
struct SwiftType: SwiftSpelling {
    let swift: SwiftText

    init(_ swift: SwiftText) { self.swift = swift }
    init(_ type: TypeExpression) { swift = SwiftText(type.spelling(.code)) }
    init(_ type: NominalType) { swift = SwiftText(type.spelling(.code)) }

    /// A type that something may stand behind, as `.self`.
    init(parenthesized type: TypeExpression) { swift = SwiftText(type.parenthesized(.code)) }

    /// A type of which a member is used. It is no protocol, though a module file may call one by the same name.
    init(receiver type: TypeExpression) {
        self = if case .nominal(let nominal) = type { SwiftType(nominal) } else { SwiftType(parenthesized: type) }
    }

    /// A type that generated code declares.
    init(_ name: SwiftName) { swift = name.swift }

    /// The type of a parameter whose value is kept.
    init(parameter type: TypeExpression) {
        let type = (type, SwiftType(type))
        self = if case .function = type.0 { "@escaping \(type.1)" } else { type.1 }
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

/// Attributes and modifiers before a declaration, with a space behind each.
struct SwiftModifiers: SwiftSpelling {
    let swift: SwiftText

    init(_ swift: SwiftText) { self.swift = swift }

    /// The access, which is not said where it is that of most declarations.
    init(_ access: AccessLevel) { swift = SwiftText(access.modifier) }

    /// A global actor, by its name.
    init(actor: String?) { swift = SwiftText(actor.map { $0.actorAttribute + " " } ?? "") }

    /// The isolation of what has these effects: what awaits stays with its caller, so that what it gives need not be Sendable.
    init(isolation effects: Effects) {
        self = effects.globalActor.map { SwiftModifiers(actor: $0) } ?? (effects.isAsync ? "nonisolated(nonsending) " : "")
    }
}

/// A comment's line, with its slashes.
struct SwiftComment: SwiftSpelling {
    let swift: SwiftText

    /// A comment ends with its line.
    init(_ swift: SwiftText) { self.swift = SwiftText(swift.string.replacingCharacters(where: \.isNewline)) }

    /// The path of a container, which is made of names.
    init(containerNamed path: String) { self.init(SwiftText("`\(path)`")) }
}

extension Effects {
    /// The words behind a function's parameters.
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
    /// The text with a space for each character that meets a condition.
    fileprivate func replacingCharacters(where isReplaced: (Character) -> Bool) -> String {
        contains(where: isReplaced) ? String(map { isReplaced($0) ? " " : $0 }) : self
    }
}

extension TypeExpression.FunctionType {
    /// What calling it demands.
    var effects: Effects { Effects(isThrowing: isThrowing, isAsync: isAsync) }
}
