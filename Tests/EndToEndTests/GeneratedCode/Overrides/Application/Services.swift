import DpendRuntime

protocol Clock: AnyObject { var now: Int { get } }
final class ClockImpl: Clock { let now = 9 }

protocol Store: AnyObject { var name: String { get } }
final class StoreImpl: Store {
    let name = "store"
    init(clock: Clock) {}
}

protocol Session: AnyObject {}
final class SessionImpl: Session {}

struct Unreachable: Error {}

final class ReaderImpl {
    let text: String
    let session: Session
    init(store: Store, clock: Clock, session: Session, network: NetworkImpl) throws {
        text = "\(store.name) at \(clock.now) by \(network.name)"
        self.session = session
    }
}

/// Cannot be made in a test.
class NetworkImpl {
    let name: String
    init() throws { throw Unreachable() }
    init(_ name: String, extra: Never?...) { self.name = name }
}

@MainActor final class ScreenImpl {
    let title: String
    let detail: (Int) -> DetailImpl
    init(store: Store, detail: @escaping (Int) -> DetailImpl, _ title: String = "screen") {
        self.title = title
        self.detail = detail
    }
}

class DetailImpl {
    let number: Int
    init(@Assisted number: Int) { self.number = number }
}

protocol Plugin { var title: String { get } }
class FirstPluginImpl: Plugin {
    var title: String { "first" }
}
final class SecondPluginImpl: Plugin { let title = "second" }

final class HostImpl {
    let text: String
    init(plugins: [Plugin], now: () -> Clock, later: Lazy<Clock>, soon: Clock?) throws {
        text = "\(plugins.map(\.title)) \(now().now) \(try later.value.now) \(soon?.now ?? 0)"
    }
}

protocol Reading { func read() -> String }
protocol Writing: AnyObject { func write(_ text: String) }
final class StoreCacheImpl: Reading, Writing {
    private var text = "empty"
    func read() -> String { text }
    func write(_ text: String) { self.text = text }
}
