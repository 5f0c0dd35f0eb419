import NeedleFoundation

struct Clock {}

final class RootComponent: BootstrapComponent {
    var good: GoodComponent { GoodComponent(parent: self) }
    var bad: BadComponent { BadComponent(parent: self) }
}

final class GoodComponent: Component<EmptyDependency> {
    public var clock: Clock { Clock() }
    var owner: OwnerComponent { OwnerComponent(parent: self) }
}

final class BadComponent: Component<EmptyDependency> {
    var owner: OwnerComponent { OwnerComponent(parent: self) }
}

final class OwnerComponent: Component<EmptyDependency> {
    var leaf: LeafComponent { LeafComponent(parent: self) }
}

protocol LeafDependency: Dependency {
    var clock: Clock { get }
}

final class LeafComponent: Component<LeafDependency> {}
