/// The registrations that all containers of one kind share, such as those of sessions or requests.
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
    /// - Parameter register: Registers them in a container that is gone afterwards. Instances and values in it are gone as well: for a value
    ///   use ``DependencyContainer/expect(_:tag:)`` here, and ``DependencyContainer/provide(_:tag:_:)`` in each container.
    public init(_ register: (DependencyContainer) throws -> Void) rethrows {
        let container = DependencyContainer()
        try register(container)
        table = container.contents.pointee.registered
    }
}
