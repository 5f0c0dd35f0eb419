import NeedleFoundation

// The sample of a feature is another program, with a generated file of its own.
final class AppComponent: BootstrapComponent {
    var root: RootComponent { RootComponent(parent: self) }
}

protocol RootDependency: Dependency {}

final class RootComponent: Component<RootDependency> {
    var list: ListComponent { ListComponent(parent: self) }
}
