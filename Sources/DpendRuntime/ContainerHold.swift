/// How deferred resolves hold their container.
///
/// An instance that the container keeps holds the container weakly. Otherwise the two would keep each other alive.
// Unchecked, because the container's lock is held wherever `keptAlive` is touched, and reading a weak reference is
// atomic.
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

/// How a new instance holds its container, in case it resolves later. A ``ContainerHold`` exists only then, because a
/// weak reference slows a container down for the rest of its life.
enum InstanceHold {
    /// The instance keeps the container alive.
    case strong
    /// The container keeps the instance. The instance does not keep the container alive.
    case weak
    /// The instance shares the hold of another one that was made with it.
    case held(ContainerHold)

    /// Whether it does not keep the container alive.
    var isWeak: Bool {
        switch self {
        case .strong: false
        case .weak: true
        case .held(let hold): hold.isWeak
        }
    }

    /// The hold for later resolves from a container.
    func held(by container: DependencyContainer) -> ContainerHold {
        switch self {
        case .strong: ContainerHold(container, isWeak: false)
        case .weak: container.lock.withLock { container.weakHold }
        case .held(let hold): hold
        }
    }
}
