/// Writes the functions that set the properties of a class, and that make its objects for tests. They are the same for
/// all back ends.
struct InjectionMembers {
    let injected: InjectedClass
    /// The type that carries arguments into an isolation where the compiler cannot see that this is safe.
    let transferType: SwiftType

    var members: [SwiftDeclaration] {
        var members = [setter]
        if injected.hasOptionals { members.append(optionalSetter) }
        if injected.initializers.isEmpty { members.append(explicitInjection) }
        return members.map { $0.available(injected.availability) }
            + injected.initializers.map { factory($0).available(injected.makingAvailability) }
    }

    private var type: SwiftType { SwiftType(injected.type) }
    private var isolation: SwiftModifiers { SwiftModifiers(actor: injected.globalActor) }
    private var parameters: [Accessor.Parameter] {
        Self.parameters(injected.properties.map { ($0.parameter.label, $0.parameter.declaredType) })
    }

    /// The argument that passes a value on with its label.
    private static func argument(_ parameter: Accessor.Parameter) -> SwiftArgument {
        SwiftArgument(for: parameter.label, SwiftExpression(SwiftName(escaping: parameter.name)))
    }

    /// The argument that passes a value on to an initializer.
    private func argument(
        _ parameter: Accessor.Parameter, for passed: DependencyFactory.Parameter,
        of initializer: DependencyFactory.Initializer
    ) -> SwiftArgument {
        let name = SwiftName(escaping: parameter.name)
        if passed.isAutoclosure, case .function(let function) = parameter.type {
            return SwiftArgument(for: parameter.label, SwiftExpression("\(name)()").demanding(function.effects).marked)
        }
        if case .function(let function) = passed.dependency.requestedType, function.isAsync,
            function.attributes.contains("@Sendable")
        {
            return SwiftArgument(for: parameter.label, Self.calling(name, function))
        }
        guard initializer.effects.isAsync else { return Self.argument(parameter) }
        let type = SwiftType(carriedFor: passed)
        return SwiftArgument(for: parameter.label, "\(transferType)<\(type)>(\(name)).instance")
    }

    /// A closure that calls another one. The initializer may take a `nonisolated(nonsending)` closure, which dpend does
    /// not read, and Swift does not convert a `@Sendable` one to it if the result is not Sendable.
    private static func calling(_ closure: SwiftName, _ function: TypeExpression.FunctionType) -> SwiftExpression {
        let names = function.parameters.indices.map(SwiftName.argument)
        let call = SwiftExpression(closure).call(names.map { SwiftArgument(SwiftExpression($0)) })
        return .closure(names.isEmpty ? nil : "\(names) in", [.evaluate(call.demanding(function.effects))])
    }

    /// The parameters of a function, each with a unique name in the function.
    private static func parameters(_ values: [(label: String, type: TypeExpression)]) -> [Accessor.Parameter] {
        let labels = values.map(\.label)
        return values.enumerated().map { number, value in
            let isName =
                SwiftIdentifier.isPlain(value.label) && value.label != "object"
                && value.label.first?.isUppercase == false && labels.filter { $0 == value.label }.count == 1
            return Accessor.Parameter(
                label: value.label, name: isName ? value.label : "value\(number + 1)", type: value.type)
        }
    }

    /// An optional property may be omitted from the call. It is nil by itself.
    private static func declaration(_ parameter: Accessor.Parameter) -> SwiftParameter {
        var declaration = parameter.declaration
        if case .optional = parameter.type { declaration.value = "nil" }
        return declaration
    }

    /// A parameter that the initializer sends on, the caller gives up as well. dpend does not read whether a closure
    /// itself or its result is `sending`, so both are.
    private static func declaration(_ parameter: Accessor.Parameter, for passed: DependencyFactory.Parameter)
        -> SwiftParameter
    {
        var declaration = parameter.declaration
        if passed.isSending { declaration.type = SwiftType(sentParameter: parameter.type) }
        return declaration
    }

    private var setter: SwiftDeclaration {
        .function(
            "\(isolation)private static func \(injected.setter)",
            [SwiftParameter("_ object", type)] + parameters.map(\.declaration), returns: type
        ) {
            for parameter in parameters {
                SwiftStatement.set(
                    "object.\(SwiftName(escaping: parameter.label))",
                    to: SwiftExpression(SwiftName(escaping: parameter.name)))
            }
            SwiftStatement.return("object")
        }
    }

    /// The function for results of `init?`.
    private var optionalSetter: SwiftDeclaration {
        .function(
            "\(isolation)private static func \(injected.optionalSetter)",
            [SwiftParameter("_ object", "\(type)?")] + parameters.map(\.declaration), returns: "\(type)?"
        ) {
            SwiftStatement.guard(.holds("let object")) { SwiftStatement.return("nil") }
            SwiftStatement.return(
                SwiftExpression(injected.setter).call([SwiftArgument("object")] + parameters.map(Self.argument)))
        }
    }

    /// Makes a complete object from given dependencies.
    private func factory(_ initializer: DependencyFactory.Initializer) -> SwiftDeclaration {
        let all = Self.parameters(
            initializer.parameters.map { ($0.label, $0.dependency.requestedType) }
                + injected.properties.map { ($0.parameter.label, $0.parameter.declaredType) })
        let count = initializer.parameters.count
        var effects = initializer.effects
        effects.globalActor = injected.globalActor ?? effects.globalActor
        let name = SwiftName(escaping: "make" + injected.name)
        return SwiftDeclaration.function(
            "\(SwiftModifiers(isolation: effects))\(injected.modifier(naming: all.map(\.type)))static func \(name)",
            zip(all, initializer.parameters).map(Self.declaration) + all.dropFirst(count).map(Self.declaration),
            effects,
            returns: initializer.isFailable ? "\(type)?" : type
        ) {
            let passed = zip(all, initializer.parameters).map { argument($0, for: $1, of: initializer) }
            SwiftExpression(initializer.isFailable ? injected.optionalSetter : injected.setter)
                .call([SwiftArgument(SwiftExpression(type).call(passed))] + all.dropFirst(count).map(Self.argument))
                .demanding(effects)
        }
        .documented("Makes a complete object from its dependencies, for tests.")
    }

    /// Completes an object if no initializer can be called.
    private var explicitInjection: SwiftDeclaration {
        SwiftDeclaration.function(
            "\(isolation)\(injected.modifier(naming: parameters.map(\.type)))static func inject",
            [SwiftParameter("into object", type)] + parameters.map(Self.declaration)
        ) {
            SwiftStatement.set(
                "_",
                to: SwiftExpression(injected.setter).call([SwiftArgument("object")] + parameters.map(Self.argument)))
        }
        .documented("Sets the dependencies of an object that other code made, for tests.")
    }
}
