@MainActor public final class GalleryImpl {
    public let name = "gallery"
    public init() {}
}

/// In language mode 5 a closure of the main actor is not Sendable by itself.
public actor RelayImpl {
    public let make: @MainActor () -> GalleryImpl
    public init(make: @escaping @MainActor () -> GalleryImpl) { self.make = make }
    @MainActor public func name() async -> String { await make().name }
}
