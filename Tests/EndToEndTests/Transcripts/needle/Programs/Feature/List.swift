import NeedleFoundation

public struct Clock {}

public protocol ListDependency: Dependency {
    var clock: Clock { get }
}

public final class ListComponent: Component<ListDependency> {}
