import NeedleFoundation

final class BComponent: Component<EmptyDependency> {}
