import NeedleFoundation

protocol Clock {}
struct Wall: Clock {}
struct Log {}
struct Store {}

final class RootComponent: BootstrapComponent {
    public var clock: any Clock { Wall() }
    public var log: Log? { nil }
    public var shop: Store { Store() }
    var child: ChildComponent { ChildComponent(parent: self) }
}

protocol ChildDependency: Dependency {
    var clock: Clock { get }
    var log: Optional<Log> { get }
    var store: Store { get }
}

final class ChildComponent: Component<ChildDependency> {}
