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
        _ = try await container.instance(
            of: self, during: TopMostResolve(), hold: .strong, neededBy: container.makingOfCurrentTask, isolation: isolation)
    }
}
