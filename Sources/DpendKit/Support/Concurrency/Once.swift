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
