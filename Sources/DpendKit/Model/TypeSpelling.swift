/// The ways to write a ``TypeExpression``.
package enum TypeSpelling: Sendable {
    /// For people: `[FooService]?`, without `any`, and with modules only where names would be ambiguous.
    case plain
    /// For module files, which dpend reads again: like `plain`, with keywords in backticks.
    case file
    /// For comparing and sorting: like `plain`, with the module of each known type.
    case identity
    /// For generated code: with `any` before protocols, keywords in backticks, and ``ModuleName/mark`` after modules.
    case code

    /// Whether Swift or dpend reads the text again.
    fileprivate var isSwift: Bool { self == .code || self == .file }
}

extension TypeExpression: CustomStringConvertible {
    package var description: String { spelling(.plain) }

    /// The type as text.
    package func spelling(_ style: TypeSpelling) -> String {
        switch self {
        case .nominal(let type):
            let name = type.spelling(style)
            return style == .code && type.isProtocol ? "any \(name)" : name
        case .optional(let wrapped):
            return wrapped.parenthesized(style) + "?"
        case .array(let element):
            return "[\(element.spelling(style))]"
        case .dictionary(let key, let value):
            return "[\(key.spelling(style)): \(value.spelling(style))]"
        case .tuple(let elements) where elements.isEmpty && style != .code:
            return "Void"
        case .tuple(let elements):
            let items = elements.map {
                ($0.label.map { "\(style.isSwift ? SwiftIdentifier.escapedLabel($0) : $0): " } ?? "")
                    + $0.type.spelling(style)
            }
            return "(\(items.joined(separator: ", ")))"
        case .function(let function):
            return function.spelling(style)
        case .composition(let members):
            let names = members.map { $0.nominal?.spelling(style) ?? $0.parenthesized(style) }
            return (style == .code ? "any " : "") + names.joined(separator: " & ")
        case .metatype(let type):
            // `any P.Type` is the metatype of an existential; `(any P).Type` would be something else.
            if style == .code, case .nominal(let nominal) = type, nominal.isProtocol {
                return "any \(nominal.spelling(style)).Type"
            }
            return type.parenthesized(style) + ".Type"
        case .protocolMetatype(let type):
            return style == .code ? "(\(type.spelling(style))).Type" : type.parenthesized(style) + ".Protocol"
        case .other(let text):
            return style == .code && !OtherType.isType(text) ? SwiftIdentifier.escaped(text) : text
        }
    }

    /// The type as the operand of a suffix such as `?`, `.self` or `.Type`.
    package func parenthesized(_ style: TypeSpelling) -> String {
        // `()` would be a value.
        if style == .code, self == .tuple([]) { return "\(ModuleName.swift)Void" }
        let needsParentheses =
            switch self {
            case .function, .composition: true
            case .nominal(let type): style == .code && type.isProtocol
            case .metatype(let type): style == .code && type.nominal?.isProtocol == true
            case .other: true
            case .optional, .array, .dictionary, .tuple, .protocolMetatype: false
            }
        return needsParentheses ? "(\(spelling(style)))" : spelling(style)
    }
}

extension NominalType {
    /// The name as text, never with `any`.
    package func spelling(_ style: TypeSpelling) -> String {
        if style == .code, let opaqueName { return SwiftIdentifier.escaped(opaqueName) }
        if style == .code, let fileAlias {
            let first = SwiftIdentifier.escaped(fileAlias) + arguments(of: components[0], style)
            return ([first] + components.dropFirst().map { written($0, style) }).joined(separator: ".")
        }
        if style == .code, hasQualifiedName {
            return SwiftIdentifier.escaped(qualifiedName) + arguments(of: components[components.count - 1], style)
        }
        if style == .code, let alias {
            let first = SwiftIdentifier.escaped(alias) + arguments(of: components[0], style)
            return ([first] + components.dropFirst().map { written($0, style) }).joined(separator: ".")
        }
        let path =
            components.count == 1
            ? written(components[0], style) : components.map { written($0, style) }.joined(separator: ".")
        guard let module else {
            guard let writtenModule else { return path }
            switch style {
            case .code: return "\(SwiftIdentifier.escaped(writtenModule))\(ModuleName.mark)\(path)"
            case .file: return "\(SwiftIdentifier.escaped(writtenModule))::\(path)"
            case .plain, .identity: return path
            }
        }
        if style == .identity { return "\(module)::\(path)" }
        if let file = SourceModules.file(ofMadeUpModule: module) {
            return style == .plain ? "\(path) in \(file)" : path
        }
        guard isConfusable, case let qualifier = outermostModule ?? module,
            !(style == .code ? qualifier : module).isEmpty
        else { return path }
        // A type alias cannot have the arguments of the types around its type.
        return style == .code ? "\(SwiftIdentifier.escaped(qualifier))\(ModuleName.mark)\(path)" : "\(module).\(path)"
    }

    private func written(_ component: Component, _ style: TypeSpelling) -> String {
        let name = style.isSwift ? SwiftIdentifier.escaped(component.name) : component.name
        return component.arguments.isEmpty ? name : name + arguments(of: component, style)
    }

    private func arguments(of component: Component, _ style: TypeSpelling) -> String {
        guard !component.arguments.isEmpty else { return "" }
        return "<\(component.arguments.map { $0.spelling(style) }.joined(separator: ", "))>"
    }
}

extension NominalType {
    /// Whether the name alone does not identify the type. The sources' own module may have no name. Its types then hide
    /// other modules' types.
    var hasQualifiedName: Bool {
        isConfusable && (outermostModule ?? module)?.isEmpty == false
            && components.dropLast().allSatisfy(\.arguments.isEmpty)
    }

    /// The alias in generated code for a type whose name alone would be ambiguous.
    var qualifiedName: String {
        let name = ([outermostModule ?? module ?? ""] + components.map(\.name)).joined(separator: "_")
        return Self.canBeHidden(name) ? Self.aliasPrefix + name : name
    }

    /// The alias in generated code for the outermost type, if a declaration of generated code could hide the name.
    /// Declarations of generated code begin with a lowercase letter or an underscore. Names that it takes from other
    /// code begin with an uppercase letter.
    var alias: String? {
        if hasQualifiedName || !Self.canBeHidden(writtenModule ?? components[0].name) { return nil }
        return Self.aliasPrefix + (writtenModule.map { $0 + "__" } ?? "") + components[0].name
    }

    private static let aliasPrefix = "Type_"

    private static func canBeHidden(_ name: String) -> Bool {
        !name.isCapitalized || name.hasPrefix(aliasPrefix)
    }
}

extension TypeExpression.FunctionType {
    /// The types of the parameters, as spelled in the type.
    func parameterSpellings(_ style: TypeSpelling) -> [String] {
        parameters.enumerated().map { position, parameter in
            let text = parameter.spelling(style)
            guard style.isSwift, case .function = parameter, escapingParameters.positions.contains(position)
            else { return text }
            return "@escaping \(text)"
        }
    }

    /// The type as text.
    ///
    /// - Parameter isSending: Whether the closure gives its result up: `() -> sending T`.
    func spelling(_ style: TypeSpelling, isSending: Bool = false) -> String {
        let effects =
            switch throwing {
            case .never: ""
            case .anyError: " throws"
            case .typed(let error): " throws(\(error.spelling(style)))"
            }
        let written = style == .code ? attributes.map { String($0.dropFirst()).actorAttribute } : attributes
        return written.map { "\($0) " }.joined()
            + "(\(parameterSpellings(style).joined(separator: ", ")))"
            + (isAsync ? " async" : "") + effects + " -> \(isSending ? "sending " : "")\(result.spelling(style))"
    }
}

extension String {
    /// The attribute for a global actor in generated code. A type of the sources may also be called `MainActor`.
    var actorAttribute: String {
        if self == "MainActor" { return "@\(ModuleName.swift)MainActor" }
        // Actors can be generic.
        let hasArguments = contains("<") && !contains { $0 == " " || $0 == "(" } && OtherType.isType(self)
        return "@" + (hasArguments ? self : SwiftIdentifier.escapedPath(self))
    }
}
