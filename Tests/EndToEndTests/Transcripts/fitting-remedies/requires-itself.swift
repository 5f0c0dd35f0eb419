protocol Clock {}
// Choosing it would only make a cycle of the missing key.
final class CachedClock: Clock {
    init(clock: any Clock) {}
}
protocol Store {}
// One of its initializers does without.
final class LayeredStore: Store {
    init() {}
    init(store: any Store) {}
}
protocol Log {}
final class QuietLog: Log {
    init(log: (any Log)? = nil) {}
}
final class ScreenImpl {
    init(clock: any Clock, store: any Store, log: any Log) {}
}
