import NeedleFoundation

struct Clock {}

final class RootComponent: BootstrapComponent {
    public var clock: Clock { Clock() }
    var second: SecondComponent { SecondComponent(parent: self) }
    var indirect: IndirectComponent { IndirectComponent(parent: self) }
    var inherits: InheritsComponent { InheritsComponent(parent: self) }
    var other: OtherComponent { OtherComponent(parent: self) }
    var elsewhere: ElsewhereComponent { ElsewhereComponent(parent: self) }
}

protocol Marked {}
protocol SecondDependency: Marked, Dependency {}
final class SecondComponent: Component<SecondDependency> {}

protocol BaseDependency: Dependency {
    var clock: Clock { get }
}

protocol IndirectDependency: BaseDependency {}
final class IndirectComponent: Component<IndirectDependency> {}

protocol HasClock {
    var clock: Clock { get }
}

protocol InheritsDependency: Dependency, HasClock {}
final class InheritsComponent: Component<InheritsDependency> {}

protocol OtherDependency: Dependency {}
final class OtherComponent: Component<OtherDependency>, Holding<Clock> {}
protocol Holding<Value> {
    associatedtype Value
}

final class ElsewhereComponent: Component<ElsewhereDependency> {}
