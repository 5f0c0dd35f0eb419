import DpendRuntime

// These hide DpendRuntime's.
enum Own {
    struct Tagged<T, U> {}
    final class Lazy<T> {}
    final class FImpl { init(tagged: Tagged<Service, Int>, lazy: Lazy<Service>, real: DpendRuntime.Lazy<Service>) {} }
}

// Without the import `Lazy` would be nothing of DpendRuntime's.
final class GImpl { init(tagged: Tagged<Service, Own>, lazy: Lazy<Service>?, selected: DpendRuntime::Lazy<Service>) {} }
