import DpendRuntime

/// A back-end that registers everything with a container, in that container's words.
protocol RegistrationGenerator: ContainerGenerator {
    /// The container's module, always imported.
    var containerModule: String { get }
    /// The container's type, qualified so that a type of the application cannot stand in its way.
    var containerType: String { get }
    /// The statements that make a `container` in which nothing of the application is registered.
    func emptyContainer(for plan: RegistrationPlan) -> [String]
    /// Declarations that registrations refer to, each a line.
    func declarations(for plan: RegistrationPlan) -> [String]
    /// The stored property `_container` of what has the accessors, and what they need besides; each a line.
    var storage: [String] { get }
    /// What the accessors call `resolve` and `resolveTrapping` of.
    var accessorResolver: String { get }
    /// The statement that registers the closure `make` with the container `$0` in place of a provider, which has a scope.
    func replacement(of accessor: Accessor, scope: DependencyScope) -> String
    /// The global actor that has to register a closure which belongs to it; nil if that can be done anywhere.
    func registeringActor(of effects: Effects) -> String?
    /// What a function does before its registrations, of which some may resolve others; each a line.
    func preparation(resolves: Bool) -> [String]
    /// The line that registers a value of the application.
    func line(for external: RegistrationPlan.External) -> String
    /// The lines of one registration.
    func lines(for registration: RegistrationPlan.Registration, in graph: DependencyGraph) -> [String]
    /// The lines that register how objects of a class are injected, where that takes a registration.
    func lines(for injected: InjectedClass, in graph: DependencyGraph) -> [String]
    /// The statements that inject into `object`, as one top-most resolve.
    ///
    /// - Parameter call: The expression that does it, given a `resolver`.
    func injection(into injected: InjectedClass, _ call: [String]) -> [String]
    /// The arguments that name a key: its type, and what tells it from others of that type.
    func arguments(for key: DependencyKey) -> String
    /// Whether what resolves in a closure that awaits has to be awaited.
    var awaitsResolves: Bool { get }
    /// The expression, without keywords, that resolves a key.
    func resolution(of key: DependencyKey) -> String
    /// The closure that resolves a key when it is called.
    ///
    /// - Parameter actor: The global actor that what it resolves belongs to.
    func deferral(of key: DependencyKey, on actor: String?, as function: TypeExpression.FunctionType) -> String
    /// The closure that evaluates an expression, with its keywords, when it is called.
    func deferral(ofExpression expression: String, on actor: String?, as function: TypeExpression.FunctionType) -> String
    /// The `Lazy` that resolves a key.
    func lazy(_ key: DependencyKey) -> String
    /// The `Lazy` of a type that evaluates an expression, with its keywords.
    func lazy(expression: String, _ type: TypeExpression) -> String
}

extension RegistrationGenerator {
    /// The actor that has to register what makes an instance. What only depends on something of an actor, or is a closure
    /// that takes run-time values, need not run there itself.
    func registeringActor(of registration: RegistrationPlan.Registration) -> String? {
        registration.assisted == nil ? registeringActor(of: Effects(globalActor: registration.providerActor)) : nil
    }

    /// The actor that has to register what is given in place of a provider.
    func registeringActor(of accessor: Accessor) -> String? {
        accessor.parameters == nil ? registeringActor(of: accessor.effects) : nil
    }

    /// The actor that has to register how objects of a class are injected.
    func registeringActor(of injected: InjectedClass) -> String? {
        registeringActor(of: Effects(globalActor: injected.globalActor))
    }

    /// The actor that what makes a container belongs to.
    func registeringActor(of plan: RegistrationPlan) -> String? {
        let injected = plan.injectedClasses.filter(\.sharesInstances)
        return (plan.registrations.compactMap(registeringActor) + injected.compactMap(registeringActor)).first
    }

    func initializerEffects(_ plan: RegistrationPlan, _ accessors: AccessorPlan) -> Effects {
        var effects = accessors.eagerEffects(plan)
        effects.globalActor = effects.globalActor ?? registeringActor(of: plan)
        return effects
    }
}
