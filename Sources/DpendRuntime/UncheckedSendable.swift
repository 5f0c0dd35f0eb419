/// Takes a value to where the compiler cannot see that it may go.
///
/// Instances need not be `Sendable`: which of them may be used from several threads is the application's business.
struct UncheckedSendable<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}
