/// How long an instance lives, and so how often its factory runs (thesis A.5).
public enum DependencyScope: String, Sendable, CaseIterable {
    /// Each time something needs the dependency, a new instance is made. The default.
    case unique

    /// During one top-most resolve the same instance is used; the next top-most resolve makes another.
    case shared

    /// Made when first needed, then kept and reused as long as the container lives.
    case singleton

    /// Like ``singleton``, but already made by `DependencyContainer.bootstrap()`.
    case eagerSingleton

    /// Like ``singleton``, but the container holds the instance weakly: once nothing else does, the next resolve makes
    /// a new one. Only class instances can be held weakly; any other value is a ``DependencyResolutionError``.
    case weakSingleton
}
