protocol Disk: AnyObject, Sendable {}
final class DiskImpl: Disk {
    init() async throws {
        disks.add()
        try await leaves.meet()
    }
}

protocol Network: Sendable {}
actor NetworkImpl: Network {
    init() async throws { try await leaves.meet() }
}

protocol Screen: AnyObject {}
@MainActor final class ScreenImpl: Screen {
    init() async throws { try await leaves.meet() }
}

/// Requires the disk at once and through the cache: there is one.
protocol Cache {}
final class CacheImpl: Cache {
    let disk: any Disk
    init(disk: any Disk) { self.disk = disk }
}

final class AppImpl {
    let disk: any Disk
    let cache: any Cache
    let screen: any Screen

    init(disk: any Disk, network: any Network, screen: any Screen, cache: any Cache) {
        (self.disk, self.cache, self.screen) = (disk, cache, screen)
    }
}

/// The same from a list and a tag's worth of elements.
protocol Plugin {}
final class FirstPluginImpl: Plugin { init() async throws { try await plugins.meet() } }
final class SecondPluginImpl: Plugin { init() async throws { try await plugins.meet() } }
final class HostImpl {
    let count: Int
    init(plugins: [any Plugin]) { count = plugins.count }
}

struct Offline: Error {}

/// It never comes to an end, unless it is cancelled.
final class PatientImpl {
    init() async throws {
        try await failing.meet()
        while !Task.isCancelled { await Task.yield() }
        cancelled.add()
        throw CancellationError()
    }
}

final class OfflineImpl {
    init() async throws {
        try await failing.meet()
        throw Offline()
    }
}

final class DoomedImpl {
    init(patient: PatientImpl, offline: OfflineImpl) {}
}

/// Without errors.
final class QuietImpl: Sendable { init() async { await quiet.meetQuietly() } }
final class SilentImpl: Sendable { init() async { await quiet.meetQuietly() } }
actor NetworkOfQuietImpl { init() async { await Task.yield() } }
final class CalmImpl {
    init(quiet: QuietImpl, silent: SilentImpl, again: QuietImpl, network: NetworkOfQuietImpl) {}
}

/// A run-time value with a name that generated code uses.
final class TicketImpl: Sendable {
    let number: Int
    init(quiet: QuietImpl, silent: SilentImpl, started1: Int) { number = started1 }
}

/// The code that makes it runs on its actor, so that only what it requires is awaited.
@MainActor final class WindowImpl {
    init(quiet: QuietImpl, silent: SilentImpl) {}
}

/// Synchronous objects are made after the asynchronous ones of the same call, even if the synchronous ones fail.
final class PlainImpl: Sendable { init() { notes.add("plain") } }
final class RefusingImpl: Sendable { init() throws { notes.add("refused"); throw Offline() } }
final class NetworkOfEarlyImpl: Sendable { init() async { await notes.addLater("early") } }
@MainActor final class NetworkOfLateImpl { init() async { await notes.addLater("late") } }
actor NetworkOfThirdImpl { init() async { await notes.addLater("third") } }
final class NetworkOfFourthImpl: Sendable { init() async { await notes.addLater("fourth") } }
final class OrderedImpl: Sendable { init(plain: PlainImpl, early: NetworkOfEarlyImpl, late: NetworkOfLateImpl) {} }
final class RefusedImpl: Sendable {
    init(refusing: RefusingImpl, third: NetworkOfThirdImpl, fourth: NetworkOfFourthImpl, again: NetworkOfThirdImpl) {}
}
