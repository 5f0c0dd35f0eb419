/// Writes what sets the properties of a class, and what makes its objects for tests: the same for all back-ends.
struct InjectionMembers {
    let injected: InjectedClass
    /// The type in which arguments get to where the compiler cannot see that they may go.
    let transferType: String

    /// The members, each with its lines.
    var members: [[String]] {
        var members = [setter]
        if injected.hasOptionals { members.append(optionalSetter) }
        members += injected.initializers.map(factory)
        if injected.initializers.isEmpty { members.append(explicitInjection) }
        return members
    }

    private var type: String { injected.type.spelling(.code) }
    private var isolation: String { injected.globalActor.map { $0.actorAttribute + " " } ?? "" }
    private var parameters: [Accessor.Parameter] {
        Self.parameters(injected.properties.map { ($0.parameter.label, $0.parameter.declaredType) })
    }

    /// What hands the values on under their names.
    private static func arguments(_ parameters: some Sequence<Accessor.Parameter>) -> [String] {
        parameters.map { argument($0) }
    }

    private static func argument(
        _ parameter: Accessor.Parameter, isAutoclosure: Bool = false, transferType: String? = nil
    ) -> String {
        let label = parameter.label == "_" ? "" : "\(SwiftIdentifier.escapedLabel(parameter.label)): "
        let name = SwiftIdentifier.escaped(parameter.name)
        guard isAutoclosure, case .function(let function) = parameter.type else {
            return label + (transferType.map { "\($0)<\(parameter.type.spelling(.code))>(\(name)).instance" } ?? name)
        }
        let keywords = Accessor.keywords(Effects(isThrowing: function.isThrowing, isAsync: function.isAsync))
        return "\(label)\(keywords)\(name)()"
    }

    /// The parameters of a function, each with a name of its own within it.
    private static func parameters(_ values: [(label: String, type: TypeExpression)]) -> [Accessor.Parameter] {
        let labels = values.map(\.label)
        return values.enumerated().map { number, value in
            let isName =
                SwiftIdentifier.isPlain(value.label) && value.label != "object"
                && value.label.first?.isUppercase == false && labels.filter { $0 == value.label }.count == 1
            return Accessor.Parameter(label: value.label, name: isName ? value.label : "value\(number + 1)", type: value.type)
        }
    }

    /// What may be left out of a call: nil is what such a property has by itself.
    private static func declaration(_ parameter: Accessor.Parameter) -> String {
        if case .optional = parameter.type { return "\(parameter.declaration) = nil" }
        return parameter.declaration
    }

    private var setter: [String] {
        let assignments = parameters.map {
            "object.\(SwiftIdentifier.escaped($0.label)) = \(SwiftIdentifier.escaped($0.name))"
        }
        return GeneratedLines.signature(
            "\(isolation)private static func \(injected.setter)(", ["_ object: \(type)"] + parameters.map(\.declaration),
            ") -> \(type) {") + GeneratedLines.indented(assignments + ["return object"]) + ["}"]
    }

    /// For what `init?` makes.
    private var optionalSetter: [String] {
        let values = ["object"] + Self.arguments(parameters)
        return GeneratedLines.signature(
            "\(isolation)private static func \(injected.optionalSetter)(", ["_ object: \(type)?"] + parameters.map(\.declaration),
            ") -> \(type)? {")
            + GeneratedLines.indented([
                "guard let object else { return nil }", "return \(injected.setter)(\(values.joined(separator: ", ")))",
            ]) + ["}"]
    }

    /// Makes a complete object from given dependencies.
    private func factory(_ initializer: DependencyFactory.Initializer) -> [String] {
        let all = Self.parameters(
            initializer.parameters.map { ($0.label, $0.dependency.requestedType) }
                + injected.properties.map { ($0.parameter.label, $0.parameter.declaredType) })
        let passed = zip(initializer.parameters, all).map { parameter, value in
            Self.argument(
                value, isAutoclosure: parameter.isAutoclosure, transferType: initializer.effects.isAsync ? transferType : nil)
        }
        let set = all.dropFirst(passed.count)
        var effects = initializer.effects
        effects.globalActor = injected.globalActor ?? effects.globalActor
        let values = ["\(type)(\(passed.joined(separator: ", ")))"] + Self.arguments(set)
        let setter = initializer.isFailable ? injected.optionalSetter : injected.setter
        let closing = ")\(Accessor.specifiers(effects)) -> \(type)\(initializer.isFailable ? "?" : "") {"
        return ["/// Makes a complete object from what it needs, as tests do."]
            + GeneratedLines.signature(
                "\(effects.initializerIsolation)\(injected.modifier(naming: all.map(\.type)))static func "
                    + "\(SwiftIdentifier.escaped("make" + injected.name))(",
                all.prefix(passed.count).map(\.declaration) + set.map(Self.declaration), closing)
            + ["    \(Accessor.keywords(effects))\(setter)(\(values.joined(separator: ", ")))", "}"]
    }

    /// Completes an object where no initializer can be called.
    private var explicitInjection: [String] {
        let values = ["object"] + Self.arguments(parameters)
        return ["/// Gives an object that something else made what it needs, as tests do."]
            + GeneratedLines.signature(
                "\(isolation)\(injected.modifier(naming: parameters.map(\.type)))static func inject(",
                ["into object: \(type)"] + parameters.map(Self.declaration), ") {")
            + ["    _ = \(injected.setter)(\(values.joined(separator: ", ")))", "}"]
    }
}
