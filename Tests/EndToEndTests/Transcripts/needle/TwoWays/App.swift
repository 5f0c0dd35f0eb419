import NeedleFoundation

struct Clock {}

final class RootComponent: BootstrapComponent {
    public var clock: Clock { Clock() }
    var mid: MidComponent { MidComponent(parent: self) }
    var child: ChildComponent { ChildComponent(parent: self) }
}

final class MidComponent: Component<EmptyDependency> {
    var child: ChildComponent { ChildComponent(parent: self) }
}

protocol ChildDependency: Dependency {
    var clock: Clock { get }
}

final class ChildComponent: Component<ChildDependency> {}
