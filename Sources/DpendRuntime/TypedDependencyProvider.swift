/// The registration of one key with its factory.
///
/// It is generic, so that the factory needs no existential box.
final class TypedDependencyProvider<Dependency>: DependencyProvider, @unchecked Sendable {
    let factory: InstanceFactory<Dependency>

    /// The type of the box for a kept instance. Looking it up at run time costs more than making a box.
    let keptType = KeptInstance<Dependency>.self

    init(key: DependencyKey, scope: DependencyScope, position: Int, slot: Int, factory: InstanceFactory<Dependency>) {
        self.factory = factory
        super.init(key: key, scope: scope, position: position, slot: slot)
    }

    override var isAsynchronous: Bool { if case .asynchronous = factory { true } else { false } }

    /// Runs the factory, which must be synchronous.
    func make(with resolver: DependencyResolver) throws -> Dependency {
        switch factory {
        case .synchronous(let make), .onMainActor(let make):
            return try make(resolver)
        case .asynchronous:
            throw DependencyResolutionError(.asynchronous, path: [key])
        case .provided:
            throw DependencyResolutionError(.notRegistered, path: [key])
        }
    }

    override func makeEagerly(in container: DependencyContainer, isOnMainActor: Bool) throws {
        _ = try container.instance(of: self, during: nil, hold: .strong, isOnMainActor: isOnMainActor)
    }

    override func makeEagerly(in container: DependencyContainer, isolation: isolated (any Actor)?) async throws {
        _ =
            try await container.asyncResolver(hold: .strong).instance(isolation: isolation) {
                FoundProvider(untyped: self, container: container)
            } as Dependency
    }

    override func kept(
        in container: DependencyContainer, during current: TopMostResolve, hold: InstanceHold
    ) -> AnyObject? {
        container.keptInstance(of: self, during: current, hold: hold)
    }

    override func made(with resolver: AsyncDependencyResolver) async throws -> UncheckedSendable<AnyObject> {
        guard case .asynchronous(let factory) = factory else { preconditionFailure("the factory is not asynchronous") }
        return UncheckedSendable(keptType.init(try await factory(resolver).value))
    }

    override func keep(_ made: AnyObject, in container: DependencyContainer, during current: TopMostResolve) -> Bool {
        container.keep(unsafeDowncast(made, to: KeptInstance<Dependency>.self), of: self, during: current)
    }

    override func request() -> ParallelRequest { RequestedInstance<Dependency>(key, during: TopMostResolve()) }
}
