import NeedleFoundation

enum Twice {
    final class OtherComponent: Component<EmptyDependency> {}
}
