/// Marks a parameter of an initializer whose value is only known at run time (assisted injection).
///
/// The parameters without the mark are injected. dpend provides a closure that takes the marked parameters, in their
/// order. Code that calls the initializer itself passes plain values, as if the mark were not there.
///
/// ```swift
/// final class ItemViewModel {
///     init(@Assisted id: Int, service: any Service) { … }
/// }
/// let makeItem = try container.resolve(((Int) throws -> ItemViewModel).self)
/// ```
@propertyWrapper
public struct Assisted<Value> {
    /// The value that the caller passed.
    public var wrappedValue: Value

    /// Wraps a value; the compiler calls this where the value is passed.
    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }
}

extension Assisted: Sendable where Value: Sendable {}
