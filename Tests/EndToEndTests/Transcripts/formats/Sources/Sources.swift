protocol Clock {}
protocol Store {}

final class StoreImpl: Store { init(clock: Clock, ring: RingImpl) {} }

final class RingImpl {
    init(/* 環 👩‍👧 */ store: Store) {}
}

final class ScreenImpl { init(clock: Clock) {} }
