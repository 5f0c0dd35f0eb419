import NeedleFoundation

struct Clock {}
struct Log {}
struct Store {}
struct Mail {}

final class RootComponent: BootstrapComponent {
    var clock: Clock { Clock() }
    public let log = Log()
    private var mail: Mail { Mail() }
    var child: ChildComponent { ChildComponent(parent: self) }
}

extension RootComponent {
    var store: Store { shared { Store() } }
}

protocol ChildDependency: Dependency {
    var clock: Clock { get }
    var log: Log { get }
    var store: Store { get }
    var mail: Mail { get }
}

final class ChildComponent: NeedleFoundation.Component<ChildDependency> {}
