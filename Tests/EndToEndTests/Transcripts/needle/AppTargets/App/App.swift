import NeedleFoundation

struct Clock {}

final class RootComponent: BootstrapComponent {
    public var clock: Clock { Clock() }
    public var home: HomeComponent { HomeComponent(parent: self) }
}

protocol HomeDependency: Dependency { var clock: Clock { get } }

final class HomeComponent: Component<HomeDependency> {}
