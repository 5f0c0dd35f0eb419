import NeedleFoundation

struct Clock {}

final class RootComponent: BootstrapComponent {
    public var clock: Clock { shared { Clock() } }
    public var mid: MidComponent { MidComponent(parent: self) }
}

protocol MidDependency: Dependency {}

final class MidComponent: Component<MidDependency> {
    public var clock: Clock { dependencyClock }
    var child: ChildComponent { ChildComponent(parent: self) }
    private var dependencyClock: Clock { Clock() }
}

protocol ChildDependency: Dependency {
    var clock: Clock { get }
}

final class ChildComponent: Component<ChildDependency> {
    func show() -> Clock { dependency.clock }
}
