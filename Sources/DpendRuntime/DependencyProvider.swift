/// A registration as the container keeps it, whatever the type that it provides.
///
/// All of it is only touched while the container's lock is held.
protocol DependencyProvider: AnyObject {
    var key: DependencyKey { get }
    var scope: DependencyScope { get }

    /// Where it stands among all registrations of its container.
    var position: Int { get }

    /// Makes the instance unless there is one already.
    func makeEagerly(in container: DependencyContainer) throws
}
