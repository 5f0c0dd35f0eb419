import NeedleFoundation

final class AppComponent: BootstrapComponent {
    public var clock: Clock { Clock() }
    var root: RootComponent { RootComponent(parent: self) }
}

protocol RootDependency: Dependency {
    var clock: Clock { get }
}

final class RootComponent: Component<RootDependency> {
    var list: ListComponent { ListComponent(parent: self) }
}
