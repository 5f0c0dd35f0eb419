/// Writes the injection into objects that other code makes, for a container.
struct RegisteringInjection<Generator: RegistrationGenerator> {
    let injected: InjectedClass
    let graph: DependencyGraph
    let generator: Generator

    /// The expression that sets the properties of `object` with `resolver`; nil if there are none.
    var call: SwiftExpression? {
        var none = AutoclosureArguments()
        let arguments = values.arguments(injected.properties, &none)
        return arguments.isEmpty
            ? nil : SwiftExpression("Self.\(injected.setter)").call([SwiftArgument("object")] + arguments)
    }

    /// The statements before ``call``.
    var preparation: [SwiftStatement] { values.preparation(of: injected.properties.map(\.edge)) }

    private var values: ArgumentWriter<Generator> {
        ArgumentWriter(graph: graph, generator: generator, isAsync: injected.effects.isAsync)
    }

    /// The function with the container as parameter.
    var members: [SwiftDeclaration] {
        InjectionFunction(
            injected: injected, container: generator.containerType,
            effects: Effects(isThrowing: true, isAsync: injected.effects.isAsync),
            body: { call.map { generator.injection(into: injected, $0, after: preparation) } ?? [] }, isCalled: true
        ).members
    }

    /// The function of a type that has the container.
    var accessor: SwiftDeclaration {
        let effects = injected.effects
        let call = SwiftExpression("Self.\(injected.completer)(object, from: self._container)")
            .demanding(throws: true, await: effects.isAsync)
        return SwiftDeclaration.function(
            "\(SwiftModifiers(isolation: effects))\(injected.modifier())func inject",
            [SwiftParameter("into object", SwiftType(injected.type))], effects
        ) {
            if effects.isThrowing { call } else { SwiftStatement.trapping { call } }
        }
        .available(injected.injectingAvailability).documented(InjectionFunction.documentation)
    }
}
