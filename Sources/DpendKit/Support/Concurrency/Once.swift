import Foundation

/// A value that the first use computes, on any thread. Other threads wait for it.
final class Once<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var known: Value?

    func value(_ make: () -> Value) -> Value {
        lock.withLock {
            if let known { return known }
            let made = make()
            known = made
            return made
        }
    }
}

/// Values that are computed at their first use, once for each key. Other threads wait.
final class OnceForEach<Key: Hashable & Sendable, Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var known: [Key: Value] = [:]

    func value(for key: Key, _ make: () -> Value) -> Value {
        lock.withLock {
            if let known = known[key] { return known }
            let made = make()
            known[key] = made
            return made
        }
    }
}
