/// How deferred resolves hold the container that they resolve from.
///
/// What a container keeps holds the container weakly. Otherwise the two would keep each other alive.
// Unchecked, because the container's lock is held wherever `keptAlive` is touched, and reading a weak reference is atomic.
final class ContainerHold: @unchecked Sendable {
    private(set) weak var container: DependencyContainer?
    private var keptAlive: DependencyContainer?

    init(_ container: DependencyContainer, isWeak: Bool) {
        self.container = container
        keptAlive = isWeak ? nil : container
    }

    /// Whether it does not keep the container alive.
    var isWeak: Bool { keptAlive == nil }

    /// No longer keeps the container alive.
    func weaken() { keptAlive = nil }
}
