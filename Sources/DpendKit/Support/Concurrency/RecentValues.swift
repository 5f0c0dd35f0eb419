import Foundation

/// The values that were used last, up to a number.
///
/// They are in two halves. A use moves a value to the newer half. If that one is full, the older one is dropped, and the
/// newer one takes its place. So each use takes constant time. The lock guards all state.
final class RecentValues<Key: Hashable & Sendable, Value: Sendable>: @unchecked Sendable {
    private var limit: Int
    private let lock = NSLock()
    private var newer: [Key: Value] = [:]
    private var older: [Key: Value] = [:]

    /// - Parameter limit: The maximum number of values. At least half as many stay.
    init(limit: Int) { self.limit = limit }

    func value(for key: Key) -> Value? {
        lock.withLock {
            if let known = newer[key] { return known }
            guard let known = older.removeValue(forKey: key) else { return nil }
            insert(known, key)
            return known
        }
    }

    func store(_ value: Value, for key: Key) {
        lock.withLock {
            older[key] = nil
            insert(value, key)
        }
    }

    /// Raises the limit to a number.
    func makeRoom(for count: Int) { lock.withLock { limit = max(limit, count) } }

    private func insert(_ value: Value, _ key: Key) {
        if newer.count >= (limit + 1) / 2, newer[key] == nil { (older, newer) = (newer, [:]) }
        newer[key] = value
    }
}
