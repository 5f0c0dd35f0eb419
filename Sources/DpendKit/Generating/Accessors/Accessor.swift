/// A member of generated code that returns a dependency: a property, or a function with run-time values.
struct Accessor {
    var key: DependencyKey
    /// The name, without backticks.
    var name: String
    /// A name that no other accessor has, not even one with other parameters.
    var uniqueName: String
    /// The type of the dependency.
    var type: TypeExpression
    /// The run-time values; nil for a property.
    var parameters: [Parameter]?
    /// The effects that the caller must handle.
    var effects: Effects
    /// Its access: `private` if only generated code uses it.
    var access: AccessLevel
    /// The versions of platforms in which it exists.
    var availability = Availability.always

    /// A run-time value.
    struct Parameter {
        /// The argument label; `_` for none.
        var label: String
        /// The name within the function.
        var name: String
        var type: TypeExpression
    }

    /// Whether a function that passes run-time values on declares a name. Such a value needs another name there.
    static func isLocal(_ name: String) -> Bool { localNames.contains(name) || name.hasPrefix("started") }

    private static let localNames: Set<String> = [
        "container", "error", "hold", "kept", "later", "made", "make", "outer", "override", "resolver", "shared",
    ]

    /// Whether the application uses it, and not only generated code.
    var isVisible: Bool { access > .private }

    /// The accessor's declaration with a body.
    ///
    /// - Parameters:
    ///   - hidden: The access of members that only generated code uses.
    ///   - defaults: The default values of run-time values.
    func declaration(
        hidden: SwiftModifiers = "private ", defaults: (Parameter) -> SwiftExpression? = { _ in nil },
        _ body: @escaping () -> [SwiftStatement]
    ) -> SwiftDeclaration {
        let (type, name) = (SwiftType(type), SwiftName(escaping: name))
        let modifiers: SwiftModifiers =
            "\(SwiftModifiers(isolation: effects))\(isVisible ? SwiftModifiers(access) : hidden)"
        guard let parameters else {
            return .property("\(modifiers)var \(name): \(type)", effects, body).available(availability)
        }
        return .function(
            "\(modifiers)func \(name)", parameters.map { $0.withDefault(defaults($0)) }, effects, returns: type, body
        )
        .available(availability)
    }

    /// The names of the parameters, for functions that pass them on.
    var values: [SwiftExpression] { (parameters ?? []).map { SwiftExpression(SwiftName(escaping: $0.name)) } }

    /// The values for a closure that replaces the provider. An asynchronous closure without an actor runs in an
    /// isolation of its own.
    func valuesForClosure(_ transferType: SwiftType) -> [SwiftExpression] {
        guard effects.isAsync, effects.globalActor == nil else { return values }
        return zip(parameters ?? [], values).map { parameter, value in
            let type: SwiftExpression = "\(transferType)<\(SwiftType(parameter.type))>"
            return "\(type.call([SwiftArgument(value)])).instance"
        }
    }

    /// The arguments of a call that passes the given values on.
    func arguments(_ values: [SwiftExpression]) -> [SwiftArgument] {
        zip(parameters ?? [], values).map { SwiftArgument(for: $0.label, $1) }
    }

    /// The expression that uses the accessor, without its effects.
    func use(_ values: [SwiftExpression] = [], of receiver: SwiftExpression = "self") -> SwiftExpression {
        let member: SwiftExpression = "\(receiver).\(SwiftName(escaping: name))"
        return parameters == nil ? member : member.call(arguments(values))
    }
}

extension Accessor.Parameter {
    var declaration: SwiftParameter { withDefault(nil) }

    /// The declaration, perhaps with a default value.
    func withDefault(_ value: SwiftExpression?) -> SwiftParameter {
        let label = SwiftName(label: label)
        return SwiftParameter(
            self.label == name ? "\(label)" : "\(label) \(SwiftName(escaping: name))", SwiftType(parameter: type),
            default: value)
    }
}
