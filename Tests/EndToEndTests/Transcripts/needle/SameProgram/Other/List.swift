import NeedleFoundation

final class ListComponent: Component<EmptyDependency> {
    var other: OtherComponent { OtherComponent(parent: self) }
}

final class OtherComponent: Component<EmptyDependency> {}
