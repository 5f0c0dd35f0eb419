/// What is registered in each container of a kind, such as that of a session or a request: registered once, for all of them.
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

    /// Registers what each container of the kind has.
    ///
    /// - Parameter register: Is called at once with a container that only takes registrations.
    public init(_ register: (DependencyContainer) throws -> Void) rethrows {
        let container = DependencyContainer()
        try register(container)
        table = container.contents.pointee.registered
    }
}
