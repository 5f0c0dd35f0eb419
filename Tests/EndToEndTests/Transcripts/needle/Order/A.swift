import NeedleFoundation

final class AComponent: Component<EmptyDependency> {}
