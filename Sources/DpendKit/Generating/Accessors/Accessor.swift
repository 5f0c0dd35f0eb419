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

    /// The keywords that a use of the accessor stands behind, in a place that is on its actor.
    var keywords: String { Self.keywords(effects) }

    /// The words behind a function's parameters.
    var effectSpecifiers: String { Self.specifiers(effects) }

    static func keywords(_ effects: Effects) -> String {
        (effects.isThrowing ? "try " : "") + (effects.isAsync ? "await " : "")
    }

    static func specifiers(_ effects: Effects) -> String {
        (effects.isAsync ? " async" : "") + (effects.isThrowing ? " throws" : "")
    }

    /// The accessor's declaration with a body.
    func declaration(_ body: [String]) -> [String] {
        let type = type.spelling(.code)
        let name = SwiftIdentifier.escaped(name)
        guard let parameters else {
            let isPlain = effectSpecifiers.isEmpty
            let getter = isPlain ? body : ["get\(effectSpecifiers) {"] + GeneratedLines.indented(body) + ["}"]
            return ["\(modifiers)var \(name): \(type) {"] + GeneratedLines.indented(getter) + ["}"]
        }
        return GeneratedLines.signature(
            "\(modifiers)func \(name)(", parameters.map(\.declaration), ")\(effectSpecifiers) -> \(type) {")
            + GeneratedLines.indented(body) + ["}"]
    }

    private var modifiers: String {
        // What awaits stays with its caller, so that what it gives need not be Sendable.
        let isolation = effects.globalActor.map { $0.actorAttribute + " " } ?? (effects.isAsync ? "nonisolated(nonsending) " : "")
        return isolation + access.modifier
    }

    /// The arguments of a call that passes the given values on.
    func arguments(_ values: [String], and others: [String] = []) -> String {
        guard let parameters else { return "" }
        let arguments = zip(parameters, values).map { parameter, value in
            (parameter.label == "_" ? "" : "\(SwiftIdentifier.escapedLabel(parameter.label)): ") + value
        }
        return "(\((arguments + others).joined(separator: ", ")))"
    }

    /// The expression that uses the accessor.
    func use(_ values: [String] = [], of receiver: String = "self") -> String { "\(receiver).\(SwiftIdentifier.escaped(name))\(arguments(values))" }
}

extension Accessor.Parameter {
    var declaration: String {
        let label = SwiftIdentifier.escapedLabel(label)
        let names = self.label == name ? label : "\(label) \(name)"
        return "\(names): \(type.parameterSpelling)"
    }
}
