import NeedleFoundation

struct Clock {}

final class RootComponent: BootstrapComponent {
    public var clock: Clock { Clock() }

    var implied: ImpliedComponent { .init(parent: self) }
    var kept: KeptComponent { shared { .init(parent: self) } }
    func qualified() -> QualifiedComponent { App.QualifiedComponent(parent: self) }
    var sub: BaseComponent { SubComponent(parent: self) }
    var base: BaseComponent { BaseComponent(parent: self) }
    var generic: GenericComponent<Int> { GenericComponent<Int>(parent: self) }
    var inner: Holder.InnerComponent { Holder.InnerComponent(parent: self) }
    /// Seen by another call.
    var twice: ImpliedTwiceComponent { .init(parent: self) }
    var again: ImpliedTwiceComponent { ImpliedTwiceComponent(parent: self) }
    var explicit: ExplicitComponent { ExplicitComponent.init(parent: self) }
}

protocol ClockDependency: Dependency {
    var clock: Clock { get }
}

final class ImpliedComponent: Component<ClockDependency> {}
final class KeptComponent: Component<ClockDependency> {}
final class QualifiedComponent: Component<ClockDependency> {}
class BaseComponent: Component<ClockDependency> {}
final class SubComponent: BaseComponent {}
final class GenericComponent<Value>: Component<ClockDependency> {}
final class ImpliedTwiceComponent: Component<ClockDependency> {}
final class ExplicitComponent: Component<ClockDependency> {}
/// Nobody makes it.
final class UnusedSubComponent: BaseComponent {}

final class Holder {
    final class InnerComponent: Component<ClockDependency> {}
}
