public nonisolated protocol Model {
    var title: String { get }
}

// Shares its only protocol with classes of the application.
public nonisolated final class LibraryModel: Model {
    public let title: String
    public init() { title = "library" }
}
