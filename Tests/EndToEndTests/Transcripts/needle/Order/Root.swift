import NeedleFoundation

final class RootComponent: BootstrapComponent {
    var a: AComponent { AComponent(parent: self) }
    var b: BComponent { BComponent(parent: self) }
}
