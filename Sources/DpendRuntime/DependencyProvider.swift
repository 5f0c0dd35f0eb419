/// A registration as the container keeps it, whatever the type that it provides.
///
/// All that changes is only touched while the container's lock is held.
protocol DependencyProvider: AnyObject, Sendable {
    var key: DependencyKey { get }
    var scope: DependencyScope { get }

    /// Where it stands among all registrations of its container.
    var position: Int { get }

    /// Makes the instance unless there is one already.
    func makeEagerly(in container: DependencyContainer, isOnMainActor: Bool) throws

    /// Makes the instance unless there is one already. The lock must not be held.
    func makeEagerly(in container: DependencyContainer, isolation: isolated (any Actor)?) async throws
}
