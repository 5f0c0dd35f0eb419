// The application knows these wrappers only from the module file.
@propertyWrapper public struct Bound<Value> {
    private let get: () -> Value
    public var wrappedValue: Value { self.get() }
    public init(get: @escaping () -> Value) { self.get = get }
}

@propertyWrapper public struct Held<Value> {
    public var wrappedValue: Value
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

public enum Sources {
    @propertyWrapper public struct Empty<Value> {
        public var wrappedValue: Value? { nil }
        public init() {}
    }
}

@propertyWrapper public struct Truth {
    public let wrappedValue: Bool
    public init(given: Bool) { wrappedValue = given }
}
