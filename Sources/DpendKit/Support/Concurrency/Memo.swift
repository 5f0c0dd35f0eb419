/// Values that are worked out once for each key; used by one thread.
///
/// A value may ask for others of the same memo while it is worked out, but not for itself.
final class Memo<Key: Hashable, Value> {
    private var values: [Key: Value] = [:]

    func value(for key: Key, _ make: () -> Value) -> Value {
        if let known = values[key] { return known }
        let made = make()
        values[key] = made
        return made
    }
}
