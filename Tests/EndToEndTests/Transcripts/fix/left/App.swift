protocol Store {}
final class DiskStore: Store { init(path: String) {} }
protocol Clock {}
final class SystemClockImpl: Clock {}
final class HomeImpl { init(store: any Store, clock: any Clock) {} }
