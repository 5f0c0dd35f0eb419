import DpendRuntime
import LinkedNetLibrary
import LinkedStoreLibrary

struct Address {}
enum Backup {}
struct Home {}

nonisolated final class HTTPClient: Net.Client {}
nonisolated final class NeedsBase: Sendable {
    let base: any Net.Base
    init(base: any Net.Base) { self.base = base }
}
final class MainScreen: Net.Screen {}
nonisolated final class NeedsFile: Sendable {
    let file: File
    let readers: [any Reader]
    init(file: File, make: () -> File, readers: [any Reader]) {
        self.file = file
        self.readers = readers
        _ = make()
    }
}
nonisolated final class NeedsWire: Sendable {
    init(wire: LinkedNetLibrary.Net.Wire, other: Net.Wire) {}
}
nonisolated final class NeedsNet: Sendable {
    let address: LinkedNetLibrary.Address
    let factory: any LinkedNetLibrary.Home.Factory
    init(
        address: LinkedNetLibrary.Address, server: Tagged<Server, LinkedNetLibrary.Backup>, factory: any LinkedNetLibrary.Home.Factory
    ) {
        self.address = address
        self.factory = factory
    }
}
nonisolated final class NeedsClients {
    let net: NetClient
    let store: StoreClient
    let timer: LinkedNetLibrary.Timer
    init(net: NetClient, store: StoreClient, timer: LinkedNetLibrary.Timer) {
        (self.net, self.store, self.timer) = (net, store, timer)
    }
}

// A registration of one protocol does not hide who is both.
protocol Door: Sendable {}
protocol Lock: Sendable {}
nonisolated final class Gate: Door, Lock {}
nonisolated final class House: Sendable {
    let gate: any Door & Lock
    let door: any Door
    init(gate: any Door & Lock, door: any Door) { (self.gate, self.door) = (gate, door) }
}
nonisolated struct PlainDoor: Door {}
nonisolated final class AppConfiguration: DependencyConfiguration {
    func door() -> DependencyRegistration<any Door> { DependencyRegistration { PlainDoor() } }
}
