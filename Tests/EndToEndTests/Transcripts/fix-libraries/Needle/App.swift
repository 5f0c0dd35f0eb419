import NeedleFoundation

protocol Clock {}
final class SystemClock: Clock {}
protocol Store {}
final class FileStore: Store {
    private var count = 0
    init(clock: Clock, log: Log, index: Index) {}
}
final class Log {}
// It gets the same log.
final class Index { init(logger: Log) {} }
final class Mailer { init(address: String) {} }
struct Theme {}
protocol Players {}
protocol MutablePlayers: Players {}
final class PlayersImpl: MutablePlayers {}

final class RootComponent: BootstrapComponent {
    public var clock: Clock { SystemClock() }
    public var mutablePlayers: MutablePlayers { shared { PlayersImpl() } }
    // Needle's generator does not see it.
    private var theme: Theme { Theme() }

    public var home: HomeComponent { HomeComponent(parent: self) }
    var page: PageComponent { .init(parent: self) }
}

protocol HomeDependency: Dependency {
    // Nothing provides it; what it requires is provided, or declared along with it.
    var store: Store { get }
    var theme: Theme { get }
    // The types must be written alike.
    var clock: any Clock { get }
    // The root has the object under another type.
    var players: Players { get }
    // A property of 'RootComponent' would have to choose an address.
    var mailer: Mailer { get }
}

final class HomeComponent: Component<HomeDependency> {
    public var allPages: Pages { shared { Pages() } }
    var detail: DetailComponent { DetailComponent(parent: self) }
}

final class Pages {}

// The component in between has it under another name.
protocol DetailDependency: Dependency { var pages: Pages { get } }
final class DetailComponent: Component<DetailDependency> {}
final class PageComponent: Component<EmptyDependency> {}
