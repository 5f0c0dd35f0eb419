import NeedleFoundation

final class RootComponent: BootstrapComponent {
    var child: ChildComponent { ChildComponent(parent: self) }
}

final class ChildComponent: Component<EmptyDependency> {}

final class Coordinator {
    let root: RootComponent
    init(root: RootComponent) { self.root = root }

    func show() -> ChildComponent {
        let child = ChildComponent(parent: root)
        return child
    }
}
