import NeedleFoundation
import Swinject

protocol Tracker {}
final class NetworkTracker: Tracker { init(client: Client) {} }
final class Client {}

final class RootComponent: BootstrapComponent {
    public var container: Container { shared { makeContainer() } }
    public var profile: ProfileComponent { ProfileComponent(parent: self) }
}

protocol ProfileDependency: Dependency {
    var container: Container { get }
    var client: Client { get }
}

final class ProfileComponent: Component<ProfileDependency> {
    var tracker: Tracker { dependency.container.resolve(Tracker.self)! }
}

func makeContainer() -> Container {
    let container = Container()
    container.register(Tracker.self) { NetworkTracker(client: $0.resolve(Client.self)!) }
    return container
}
