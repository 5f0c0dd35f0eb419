/// A value together with where somebody wrote it.
public struct Placed<Value: Sendable>: Sendable {
    public var value: Value
    /// The place in a configuration file; nil for what the command line says.
    public var location: SourceLocation?

    /// Creates a value; without a place it is one of the command line.
    public init(_ value: Value, at location: SourceLocation? = nil) {
        self.value = value
        self.location = location
    }
}
