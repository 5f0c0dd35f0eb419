/// How generated code gives one dependency by name: a property, or a function where run-time values are needed.
struct Accessor {
    var key: DependencyKey
    /// The name, without backticks.
    var name: String
    /// A name that no other accessor has, also none with other parameters.
    var uniqueName: String
    /// What is given.
    var type: TypeExpression
    /// The run-time values; nil for a property.
    var parameters: [Parameter]?
    /// What the caller has to be ready for.
    var effects: Effects
    /// Who may use it: `private` where it is only for what is generated.
    var access: AccessLevel

    /// A value that is known only at run time.
    struct Parameter {
        /// The argument label, `_` when there is none.
        var label: String
        /// The name within the function.
        var name: String
        var type: TypeExpression
    }

    /// What is declared in the functions that pass run-time values on, so that these are called otherwise there.
    static let localNames: Set<String> = [
        "container", "error", "hold", "kept", "later", "made", "make", "outer", "override", "resolver", "shared",
    ]

    /// Whether it is for the application, or only for what is generated.
    var isVisible: Bool { access > .private }

    /// The accessor's declaration with a body.
    ///
    /// - Parameter hidden: The access of what is only for what is generated.
    func declaration(hidden: SwiftModifiers = "private ", _ body: @escaping () -> [SwiftStatement]) -> SwiftDeclaration {
        let (type, name) = (SwiftType(type), SwiftName(escaping: name))
        let modifiers: SwiftModifiers = "\(SwiftModifiers(isolation: effects))\(isVisible ? SwiftModifiers(access) : hidden)"
        guard let parameters else { return .property("\(modifiers)var \(name): \(type)", effects, body) }
        return .function("\(modifiers)func \(name)", parameters.map(\.declaration), effects, returns: type, body)
    }

    /// The names of the parameters, where a function passes them on.
    var values: [SwiftExpression] { (parameters ?? []).map { SwiftExpression(SwiftName(escaping: $0.name)) } }

    /// The arguments of a call that passes the given values on.
    func arguments(_ values: [SwiftExpression]) -> [SwiftArgument] {
        zip(parameters ?? [], values).map { SwiftArgument(for: $0.label, $1) }
    }

    /// The expression that uses the accessor, which demands nothing yet.
    func use(_ values: [SwiftExpression] = [], of receiver: SwiftExpression = "self") -> SwiftExpression {
        let member: SwiftExpression = "\(receiver).\(SwiftName(escaping: name))"
        return parameters == nil ? member : member.call(arguments(values))
    }
}

extension Accessor.Parameter {
    var declaration: SwiftParameter {
        let label = SwiftName(label: label)
        return SwiftParameter(self.label == name ? "\(label)" : "\(label) \(SwiftName(escaping: name))", SwiftType(parameter: type))
    }
}
