import NeedleFoundation

final class Clock {}

final class RootComponent: BootstrapComponent {
    var clock: Clock { shared { Clock() } }
    private var hidden: Clock { Clock() }
    var home: HomeComponent { HomeComponent(parent: self) }
}

protocol HomeDependency: Dependency {
    var clock: Clock { get }
    var hidden: Clock { get }
}

final class HomeComponent: Component<HomeDependency> {}
