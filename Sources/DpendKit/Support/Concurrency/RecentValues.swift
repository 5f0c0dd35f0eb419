import Foundation

/// The values that were stored last, up to a number. Another one replaces the oldest.
///
/// The lock guards all state.
final class RecentValues<Key: Hashable & Sendable, Value: Sendable>: @unchecked Sendable {
    private let limit: Int
    private let lock = NSLock()
    private var values: [Key: Value] = [:]
    private var order: [Key] = []

    init(limit: Int) { self.limit = limit }

    func value(for key: Key) -> Value? { lock.withLock { values[key] } }

    func store(_ value: Value, for key: Key) {
        lock.withLock {
            if values.updateValue(value, forKey: key) == nil { order.append(key) }
            if order.count > limit { values[order.removeFirst()] = nil }
        }
    }
}
