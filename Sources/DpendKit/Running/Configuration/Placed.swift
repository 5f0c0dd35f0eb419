/// A value and its place.
package struct Placed<Value: Sendable>: Sendable {
    package var value: Value
    /// The place in a configuration file; nil for the command line.
    package var location: SourceLocation?

    /// Creates a value. Without a place it comes from the command line.
    package init(_ value: Value, at location: SourceLocation? = nil) {
        self.value = value
        self.location = location
    }
}
