import Foundation

/// A value that is worked out for the first who asks for it, on whatever thread; others wait for it meanwhile.
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
