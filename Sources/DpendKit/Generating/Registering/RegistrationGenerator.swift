import DpendRuntime

/// A back end that registers everything with a container.
protocol RegistrationGenerator: ContainerGenerator {
    /// The container's type, qualified so that a type of the application cannot hide it.
    var containerType: SwiftType { get }
    /// The place in which generated code opens nested containers; nil if there are none.
    var place: ContainerPlace? { get set }
    /// The statements that make an empty `container`. A nested container is made in `outer_`, with
    /// `sharedRegistrations`.
    func emptyContainer(for plan: RegistrationPlan) -> [SwiftStatement]
    /// Declarations that registrations use.
    func declarations(for plan: RegistrationPlan) -> [SwiftDeclaration]
    /// The declaration of the registrations that all containers of a nested kind share. They are registered once.
    ///
    /// - Parameter calls: The calls that register them in a `container`.
    func sharedRegistrations(_ calls: [SwiftExpression], for plan: RegistrationPlan) -> [SwiftDeclaration]
    /// The stored property `_container` of the type with the accessors, and other declarations for them.
    var storage: [SwiftDeclaration] { get }
    /// The object whose `resolve` and `resolveTrapping` the accessors call.
    var accessorResolver: SwiftExpression { get }
    /// The call that registers the closure `make` with the container `$0` instead of a provider with a scope.
    func replacement(of accessor: Accessor, scope: DependencyScope) -> SwiftExpression
    /// The global actor that must register a closure with these effects; nil if any code can do it.
    func registeringActor(of effects: Effects) -> String?
    /// The statements before the registrations of a function, some of which may resolve others.
    func preparation(resolves: Bool) -> [SwiftStatement]
    /// The call that registers an external value.
    func registration(of external: RegistrationPlan.External) -> SwiftExpression
    /// The call that makes one registration.
    func registration(_ registration: RegistrationPlan.Registration, in graph: DependencyGraph) -> SwiftExpression
    /// The call that registers how objects of a class are injected, if a registration is required.
    func registration(of injected: InjectedClass, in graph: DependencyGraph) -> SwiftExpression?
    /// The statements that inject into `object` in one top-most resolve.
    ///
    /// - Parameter call: The expression that injects, with a `resolver`, behind the statements that it requires.
    func injection(
        into injected: InjectedClass, _ call: SwiftExpression, after preparation: [SwiftStatement]
    ) -> [SwiftStatement]
    /// The closure that opens a nested container and runs a body there, with a `resolver`.
    func opening(
        _ opening: ContainerOpening, levelsAbove levels: Int, giving body: [SwiftStatement],
        as function: TypeExpression.FunctionType
    ) -> SwiftExpression
    /// Whether a closure of a type uses a constant `later`, which a statement before it declares.
    func usesConstant(_ function: TypeExpression.FunctionType) -> Bool
    /// The arguments that identify a key: its type, and the part that distinguishes it from others of that type.
    func arguments(for key: DependencyKey) -> [SwiftArgument]
    /// Whether resolving in an asynchronous closure requires `await`.
    var awaitsResolves: Bool { get }
    /// The expression that resolves a key, without its effects.
    func resolution(of key: DependencyKey) -> SwiftExpression
    /// The closure that resolves a key when it is called.
    ///
    /// - Parameter actor: The global actor of the resolved instance.
    func deferral(of key: DependencyKey, on actor: String?, as function: TypeExpression.FunctionType) -> SwiftExpression
    /// The closure that runs a body with a `resolver` when it is called.
    ///
    /// - Parameter transfer: The body's result, which carries the closure's result to another isolation; nil if the
    ///   result stays.
    func deferral(
        running body: [SwiftStatement], on actor: String?, as function: TypeExpression.FunctionType,
        sentBy transfer: SwiftType?
    ) -> SwiftExpression
    /// The `Lazy` that resolves a key.
    func lazy(_ key: DependencyKey) -> SwiftExpression
    /// The `Lazy` of a type that runs a body with a `resolver`.
    func lazy(running body: [SwiftStatement], _ type: TypeExpression) -> SwiftExpression
}

extension RegistrationGenerator {
    /// The actor that must register an instance's factory. A provider that only depends on an actor, or a closure with
    /// run-time values, need not run there itself.
    func registeringActor(of registration: RegistrationPlan.Registration) -> String? {
        registration.assisted == nil ? registeringActor(of: Effects(globalActor: registration.providerActor)) : nil
    }

    /// The actor that must register the override of a provider.
    func registeringActor(of accessor: Accessor) -> String? {
        accessor.parameters == nil ? registeringActor(of: accessor.effects) : nil
    }

    /// The actor that must register how objects of a class are injected.
    func registeringActor(of injected: InjectedClass) -> String? {
        registeringActor(of: Effects(globalActor: injected.globalActor))
    }

    /// The actor of the function that makes a container.
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
