import NeedleFoundation

struct Battery {}

final class WatchComponent: BootstrapComponent {
    var battery: Battery { Battery() }
    var face: FaceComponent { FaceComponent(parent: self) }
}

protocol FaceDependency: Dependency { var battery: Battery { get } }

final class FaceComponent: Component<FaceDependency> {}
