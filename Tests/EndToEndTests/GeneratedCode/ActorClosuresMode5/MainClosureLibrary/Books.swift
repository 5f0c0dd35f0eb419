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

/// The container registers the closure under its type, which must be the same in both modes.
// dpend:assisted
@MainActor public final class LabelImpl {
    public let text: String
    public init(text: String, page: PageImpl) { self.text = "\(text) of \(page.name)" }
}

public actor ShelfImpl {
    private let label: @MainActor (String) throws -> LabelImpl

    public init(label: @escaping @MainActor (String) throws -> LabelImpl) async { self.label = label }

    @MainActor public func label(_ text: String) throws -> String { try label(text).text }
}
