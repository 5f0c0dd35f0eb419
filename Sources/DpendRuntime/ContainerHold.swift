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

/// How what is being made holds the container that makes it, should it resolve later: only then is there a ``ContainerHold``. A container to
/// which something weak leads is slower ever after.
enum InstanceHold {
    /// It keeps the container alive.
    case strong
    /// It is kept by the container, which it does not keep alive.
    case weak
    /// As something that was made with it.
    case held(ContainerHold)

    /// Whether it does not keep the container alive.
    var isWeak: Bool {
        switch self {
        case .strong: false
        case .weak: true
        case .held(let hold): hold.isWeak
        }
    }

    /// The hold of what resolves later from a container.
    func held(by container: DependencyContainer) -> ContainerHold {
        switch self {
        case .strong: ContainerHold(container, isWeak: false)
        case .weak: container.lock.withLock { container.weakHold }
        case .held(let hold): hold
        }
    }
}
