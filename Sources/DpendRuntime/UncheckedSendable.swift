/// Passes a value into an isolation where the compiler cannot see that this is safe.
///
/// Instances need not be `Sendable`: the application decides which of them several threads may use.
struct UncheckedSendable<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}
