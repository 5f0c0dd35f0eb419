import FactoryKit

protocol Clock {}
final class SystemClock: Clock {}
protocol Api {}
final class RemoteApi: Api { init(clock: any Clock) {} }
protocol Store {}
final class FileStore: Store {}
final class MemoryStore: Store {}

extension Container {
    var clock: Factory<any Clock> { self { SystemClock() } }
    var api: Factory<(any Api)?> { promised() }
    var store: Factory<(any Store)?> { promised() }
    var disk: Factory<Disk> { self { Disk() }.singleton }
    var cache: Factory<(any Cache)?> { promised() }
    var tracker: Factory<Tracker?> { promised() }
}
final class Tracker {}
protocol Cache {}
final class Disk: Cache {}

extension Container: @retroactive AutoRegistering {
    public func autoRegister() {
        Container.shared.tracker.register { Tracker() }
    }
}

final class Screen {
    @Injected(\.api) var api
    @Injected(\.store) var store
    // Another key keeps the object.
    @Injected(\.cache) var cache
    @Injected(\.tracker) var tracker
}
