@MainActor public final class PageImpl {
    public let name = "page"
    public init() {}
}

/// In language mode 6 a closure of the main actor is Sendable by itself, so the argument must be.
public actor BookImpl {
    private let make: @MainActor () throws -> PageImpl
    private let perhaps: @MainActor () -> PageImpl?

    public init(make: @escaping @MainActor () throws -> PageImpl, perhaps: @escaping @MainActor () -> PageImpl?) async {
        self.make = make
        self.perhaps = perhaps
    }

    @MainActor public func names() throws -> [String] { [try make().name, perhaps()?.name ?? "none"] }
}
