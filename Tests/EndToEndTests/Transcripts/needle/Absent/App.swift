import NeedleFoundation

final class RootComponent: BootstrapComponent {
    public var child: ChildComponent { ChildComponent(parent: self) }
}

final class ChildComponent: Component<ChildDependency> {}
