import DpendRuntime

protocol Clock {}
final class SystemClockImpl: Clock {
    init() {}
    init(offset: Int) {}
}
final class FrozenClock: Clock {}

protocol Store {}
class StoreImpl: Store {
    init(clock: any Clock) throws {}
}
final class MemoryStoreImpl: StoreImpl {}

enum Backup: DependencyTag {}
final class StoreConfiguration: DependencyConfiguration {
    func store(clock: any Clock) -> DependencyRegistration<any Store> {
        DependencyRegistration(scope: .singleton) { try StoreImpl(clock: clock) }
    }
    func backup(clock: any Clock) -> DependencyRegistration<any Store> {
        DependencyRegistration(tag: Backup.self) { try StoreImpl(clock: clock) }
    }
}

@MainActor final class ScreenImpl {
    init(
        store: any Store, later: Lazy<any Store>, clocks: [any Clock], title: String = "", user: User?,
        ticket: (Int) -> TicketImpl, missing: Missing
    ) {}
}
final class TicketImpl { init(@Assisted number: Int) {} }
