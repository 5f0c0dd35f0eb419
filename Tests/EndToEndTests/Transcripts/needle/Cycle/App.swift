import NeedleFoundation

final class RootComponent: BootstrapComponent {
    var a: AComponent { AComponent(parent: self) }
}

final class AComponent: Component<EmptyDependency> {
    var b: BComponent { BComponent(parent: self) }
}

final class BComponent: Component<EmptyDependency> {
    var a: AComponent { AComponent(parent: self) }
}
