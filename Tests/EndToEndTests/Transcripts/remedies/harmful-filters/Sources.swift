protocol Network {}
final class LiveNetwork: Network {}
final class NullNetwork: Network {}
final class MockNetwork: Network {}
protocol Store {}
final class LiveStore: Store {}
protocol Clock {}
final class LiveClock: Clock {}
final class SystemClockImpl: Clock {}

final class ScreenImpl {
    init(network: any Network, store: any Store, clock: any Clock) {}
}
