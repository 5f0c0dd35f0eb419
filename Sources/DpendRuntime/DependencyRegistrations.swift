/// The registrations that all containers of one kind share, such as all sessions or all requests.
///
/// ```swift
/// let registrations = DependencyRegistrations {
///     $0.expect(User.self)
///     $0.register((any Api).self, scope: .singleton) { ApiClient(user: try $0.resolve()) }
/// }
/// let session = DependencyContainer(parent: container, registrations: registrations)
/// session.provide(User.self, user)
/// ```
public final class DependencyRegistrations: Sendable {
    let table: ProviderTable

    /// Registers the factories of the kind.
    ///
    /// - Parameter register: Registers the factories in a temporary container. Its instances and values are lost. To
    ///   register a value, call ``DependencyContainer/expect(_:tag:)`` here and
    ///   ``DependencyContainer/provide(_:tag:_:)`` on each container.
    public init(_ register: (DependencyContainer) throws -> Void) rethrows {
        let container = DependencyContainer()
        try register(container)
        table = container.contents.pointee.registered
    }
}
