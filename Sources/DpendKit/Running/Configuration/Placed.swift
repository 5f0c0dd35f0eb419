/// A value together with where somebody wrote it.
package struct Placed<Value: Sendable>: Sendable {
    package var value: Value
    /// The place in a configuration file; nil for what the command line says.
    package var location: SourceLocation?

    /// Creates a value; without a place it is one of the command line.
    package init(_ value: Value, at location: SourceLocation? = nil) {
        self.value = value
        self.location = location
    }
}
