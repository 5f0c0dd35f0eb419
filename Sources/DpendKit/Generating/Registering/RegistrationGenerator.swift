import DpendRuntime

/// A back-end that registers everything with a container, in that container's words.
protocol RegistrationGenerator: ContainerGenerator {
    /// The container's type, qualified so that a type of the application cannot stand in its way.
    var containerType: SwiftType { get }
    /// Where generated code opens nested containers; nil without such.
    var place: ContainerPlace? { get set }
    /// The statements that make a `container` in which nothing of the application is registered; a nested one in `outer_`, with
    /// `sharedRegistrations`.
    func emptyContainer(for plan: RegistrationPlan) -> [SwiftStatement]
    /// Declarations that registrations refer to.
    func declarations(for plan: RegistrationPlan) -> [SwiftDeclaration]
    /// The declaration of the registrations that all containers of a nested kind share: they are registered once.
    ///
    /// - Parameter calls: The calls that register them in a `container`.
    func sharedRegistrations(_ calls: [SwiftExpression], for plan: RegistrationPlan) -> [SwiftDeclaration]
    /// The stored property `_container` of what has the accessors, and what they need besides.
    var storage: [SwiftDeclaration] { get }
    /// What the accessors call `resolve` and `resolveTrapping` of.
    var accessorResolver: SwiftExpression { get }
    /// The call that registers the closure `make` with the container `$0` in place of a provider, which has a scope.
    func replacement(of accessor: Accessor, scope: DependencyScope) -> SwiftExpression
    /// The global actor that has to register a closure which belongs to it; nil if that can be done anywhere.
    func registeringActor(of effects: Effects) -> String?
    /// What a function does before its registrations, of which some may resolve others.
    func preparation(resolves: Bool) -> [SwiftStatement]
    /// The call that registers a value of the application.
    func registration(of external: RegistrationPlan.External) -> SwiftExpression
    /// The call that makes one registration.
    func registration(_ registration: RegistrationPlan.Registration, in graph: DependencyGraph) -> SwiftExpression
    /// The call that registers how objects of a class are injected, where that takes a registration.
    func registration(of injected: InjectedClass, in graph: DependencyGraph) -> SwiftExpression?
    /// The statements that inject into `object`, as one top-most resolve.
    ///
    /// - Parameter call: The expression that does it, given a `resolver`.
    func injection(into injected: InjectedClass, _ call: SwiftExpression) -> [SwiftStatement]
    /// The closure that opens a nested container and gives what an expression makes there with a `resolver`.
    func opening(
        _ opening: ContainerOpening, levelsAbove levels: Int, giving expression: SwiftExpression, as function: TypeExpression.FunctionType
    ) -> SwiftExpression
    /// The arguments that name a key: its type, and what tells it from others of that type.
    func arguments(for key: DependencyKey) -> [SwiftArgument]
    /// Whether what resolves in a closure that awaits has to be awaited.
    var awaitsResolves: Bool { get }
    /// The expression that resolves a key, which demands nothing yet.
    func resolution(of key: DependencyKey) -> SwiftExpression
    /// The closure that resolves a key when it is called.
    ///
    /// - Parameter actor: The global actor that what it resolves belongs to.
    func deferral(of key: DependencyKey, on actor: String?, as function: TypeExpression.FunctionType) -> SwiftExpression
    /// The closure that evaluates an expression when it is called.
    func deferral(
        ofExpression expression: SwiftExpression, on actor: String?, as function: TypeExpression.FunctionType
    ) -> SwiftExpression
    /// The `Lazy` that resolves a key.
    func lazy(_ key: DependencyKey) -> SwiftExpression
    /// The `Lazy` of a type that evaluates an expression.
    func lazy(expression: SwiftExpression, _ type: TypeExpression) -> SwiftExpression
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
