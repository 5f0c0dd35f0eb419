/// Values that are worked out once for each key; used by one thread.
///
/// A value may ask for others of the same memo while it is worked out, but not for itself.
final class Memo<Key: Hashable, Value> {
    // Nobody else sees it, and to have each access checked takes as long as many a look-up.
    @exclusivity(unchecked)
    private var values: [Key: Value] = [:]

    func value(for key: Key, _ make: () -> Value) -> Value {
        if let known = values[key] { return known }
        let made = make()
        values[key] = made
        return made
    }
}

/// The value of the key that was asked for last; used by one thread. For keys that are asked for in a row.
final class LastMemo<Key: Equatable, Value> {
    @exclusivity(unchecked)
    private var last: (key: Key, value: Value)?

    func value(for key: Key, _ make: () -> Value) -> Value {
        if let last, last.key == key { return last.value }
        let made = make()
        last = (key, made)
        return made
    }
}
