/// A declaration, and the comments before it.
///
/// The content of a declaration is made when it is written. All content at once would take several times the file's
/// size.
struct SwiftDeclaration {
    var form: Form
    var comments: [SwiftComment] = []
    /// An attribute on a line of its own.
    var attribute: SwiftCode?

    enum Form {
        /// A declaration on one line: a type alias or a stored property, perhaps with a value.
        case line(SwiftCode, SwiftExpression?)
        /// A stored property with a type.
        case stored(SwiftCode, SwiftType, SwiftExpression?)
        /// An expression instead of a declaration.
        case expression(SwiftExpression)
        /// A type or an extension.
        case type(SwiftCode, parameters: [SwiftCode], [SwiftType], conditions: [SwiftCode], () -> [SwiftDeclaration])
        case function(SwiftFunction)
        /// A computed property.
        case property(SwiftCode, SwiftFunction.Getter)
        /// A property or a subscript with accessors, by their keywords.
        case accessors(SwiftCode, [(keywords: SwiftCode, body: [SwiftStatement])])
        /// Declarations for one condition, and for all others.
        case conditional(SwiftCode, [SwiftDeclaration], [SwiftDeclaration])
        /// Code that is the same for all applications, except for names.
        case fixed(SwiftCode)
    }

    /// A stored property or a type alias.
    static func line(_ code: SwiftCode, _ value: SwiftExpression? = nil) -> SwiftDeclaration {
        SwiftDeclaration(form: .line(code, value))
    }

    static func stored(_ head: SwiftCode, _ type: SwiftType, _ value: SwiftExpression? = nil) -> SwiftDeclaration {
        SwiftDeclaration(form: .stored(head, type, value))
    }

    static func expression(_ expression: SwiftExpression) -> SwiftDeclaration {
        SwiftDeclaration(form: .expression(expression))
    }

    static func type(
        _ head: SwiftCode, parameters: [SwiftCode] = [], conformingTo conformances: [SwiftType] = [],
        where conditions: [SwiftCode] = [],
        @SwiftMembers _ members: @escaping () -> [SwiftDeclaration]
    ) -> SwiftDeclaration {
        SwiftDeclaration(form: .type(head, parameters: parameters, conformances, conditions: conditions, members))
    }

    /// A function or an initializer. It is on one line if it is short and `isShort` is set.
    static func function(
        _ head: SwiftCode, _ parameters: [SwiftParameter] = [], _ effects: Effects = .none,
        returns result: SwiftType? = nil,
        isShort: Bool = false, @SwiftStatements _ body: @escaping () -> [SwiftStatement]
    ) -> SwiftDeclaration {
        function(head, parameters, specifiers: effects.functionSpecifiers, returns: result, isShort: isShort, body)
    }

    /// The same with keywords for the effects, after a space if there are any.
    static func function(
        _ head: SwiftCode, _ parameters: [SwiftParameter], specifiers: SwiftCode, returns result: SwiftType? = nil,
        isShort: Bool = false, @SwiftStatements _ body: @escaping () -> [SwiftStatement]
    ) -> SwiftDeclaration {
        SwiftDeclaration(
            form: .function(
                SwiftFunction(
                    head: head, parameters: parameters, specifiers: specifiers, result: result, isShort: isShort,
                    body: body)))
    }

    /// A computed property.
    static func property(
        _ head: SwiftCode, _ effects: Effects = .none, isShort: Bool = false,
        @SwiftStatements _ body: @escaping () -> [SwiftStatement]
    ) -> SwiftDeclaration {
        SwiftDeclaration(form: .property(head, SwiftFunction.Getter(effects: effects, isShort: isShort, body: body)))
    }

    /// A property or a subscript with the keywords of its getter, and perhaps a setter.
    static func accessors(
        _ head: SwiftCode, get keywords: SwiftCode, _ getter: [SwiftStatement], set setter: [SwiftStatement]? = nil
    ) -> SwiftDeclaration {
        var accessors: [(keywords: SwiftCode, body: [SwiftStatement])] = [(keywords, getter)]
        if let setter { accessors.append(("set", setter)) }
        return SwiftDeclaration(form: .accessors(head, accessors))
    }

    static func conditional(
        _ condition: SwiftCode, _ declarations: [SwiftDeclaration], else others: [SwiftDeclaration] = []
    ) -> SwiftDeclaration {
        SwiftDeclaration(form: .conditional(condition, declarations, others))
    }

    static func fixed(_ code: SwiftCode) -> SwiftDeclaration { SwiftDeclaration(form: .fixed(code)) }

    /// The declaration with a documentation comment, one line for each argument.
    func documented(_ lines: SwiftComment...) -> SwiftDeclaration {
        commented(lines.map { $0.text.isEmpty ? "///" : "/// \($0)" })
    }

    /// The declaration with an ordinary comment, one line for each argument.
    func noted(_ lines: SwiftComment...) -> SwiftDeclaration { commented(lines.map { "// \($0)" }) }

    private func commented(_ lines: [SwiftComment]) -> SwiftDeclaration {
        SwiftDeclaration(form: form, comments: comments + lines, attribute: attribute)
    }

    /// The declaration with `@available`, if it does not exist everywhere.
    func available(_ availability: Availability) -> SwiftDeclaration {
        availability.isAlways
            ? self
            : SwiftDeclaration(form: form, comments: comments, attribute: "@available(\(SwiftCode(availability)), *)")
    }

    /// Whether it follows another declaration without an empty line.
    func follows(_ other: SwiftDeclaration) -> Bool {
        if attribute != nil || other.attribute != nil { return false }
        return switch (other.form, form) {
        case (.line, .line), (.line, .stored), (.stored, .line), (.stored, .stored), (.line, .conditional),
            (.conditional, .conditional):
            comments.isEmpty
        case (.line, .property(_, let getter)), (.stored, .property(_, let getter)): comments.isEmpty && getter.isShort
        case (.function(let first), .function(let second)): comments.isEmpty && first.isShort && second.isShort
        case (.line, _), (.stored, _), (.expression, _), (.type, _), (.function, _), (.property, _), (.accessors, _),
            (.conditional, _), (.fixed, _):
            false
        }
    }
}

/// A function or an initializer.
struct SwiftFunction {
    /// The code before the parameters.
    var head: SwiftCode
    var parameters: [SwiftParameter]
    /// The keywords for its effects, after a space if there are any.
    var specifiers: SwiftCode
    var result: SwiftType?
    /// Whether it stays on one line if it fits.
    var isShort: Bool
    var body: () -> [SwiftStatement]

    /// The getter of a computed property.
    struct Getter {
        var effects: Effects
        var isShort: Bool
        var body: () -> [SwiftStatement]
    }
}

/// A parameter.
struct SwiftParameter {
    /// The names: an argument label, and perhaps another name in the function.
    var names: SwiftCode
    var type: SwiftType
    var value: SwiftExpression?

    init(_ names: SwiftCode, _ type: SwiftType, default value: SwiftExpression? = nil) {
        self.names = names
        self.type = type
        self.value = value
    }
}

/// Declarations in their order.
@resultBuilder
enum SwiftMembers {
    static func buildExpression(_ declaration: SwiftDeclaration) -> [SwiftDeclaration] { [declaration] }
    static func buildExpression(_ declarations: [SwiftDeclaration]) -> [SwiftDeclaration] { declarations }
    static func buildBlock(_ declarations: [SwiftDeclaration]...) -> [SwiftDeclaration] { declarations.flatMap(\.self) }
    static func buildOptional(_ declarations: [SwiftDeclaration]?) -> [SwiftDeclaration] { declarations ?? [] }
    static func buildEither(first declarations: [SwiftDeclaration]) -> [SwiftDeclaration] { declarations }
    static func buildEither(second declarations: [SwiftDeclaration]) -> [SwiftDeclaration] { declarations }
    static func buildArray(_ declarations: [[SwiftDeclaration]]) -> [SwiftDeclaration] { declarations.flatMap(\.self) }
}
