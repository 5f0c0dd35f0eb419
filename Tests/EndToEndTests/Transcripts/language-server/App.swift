protocol Clock {}
protocol Store {}

final class SystemClockImpl: Clock {}
// dpend:singleton
final class DiskStoreImpl: Store { init(/* 🦊 é */ clock: any Clock) {} }
final class ReportImpl { init(store: any Store, all: [any Store], later: @escaping () -> any Clock) {} }
