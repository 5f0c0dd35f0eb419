/// How long an instance is kept, and so how often its factory runs (thesis A.5).
public enum DependencyScope: String, Sendable, CaseIterable {
    /// Each requirement gets a new instance. The default.
    case unique

    /// All requirements in one top-most resolve get the same instance. The next top-most resolve makes another one.
    case shared

    /// The first resolve makes the instance. The container keeps it as long as it lives.
    case singleton

    /// Like ``singleton``, but `DependencyContainer.bootstrap()` makes the instance.
    case eagerSingleton

    /// Like ``singleton``, but the container holds the instance weakly. Once nothing else holds it, the next resolve
    /// makes a new one. Only class instances can be held weakly; for any other value a resolve throws
    /// ``DependencyResolutionError``.
    case weakSingleton
}
