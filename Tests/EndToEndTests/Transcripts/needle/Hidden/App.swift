import NeedleFoundation

struct Clock {}

final class RootComponent: BootstrapComponent {
    // The structure in the getter does not provide anything, and the one in the class does.
    public var count: Int {
        struct Local { public var clock: Clock }
        return 1
    }
    public var child: ChildComponent { ChildComponent(parent: self) }
    public var nest: NestComponent { NestComponent(parent: self) }
}

protocol ChildDependency: Dependency { var clock: Clock { get } }

final class ChildComponent: Component<ChildDependency> {}

final class NestComponent: Component<EmptyDependency> {
    protocol InnerDependency: Dependency {}
}

private protocol SecretDependency: Dependency { var count: Int { get } }

final class SecretComponent: Component<SecretDependency> {}

extension RootComponent {
    var secret: SecretComponent { SecretComponent(parent: self) }
}
