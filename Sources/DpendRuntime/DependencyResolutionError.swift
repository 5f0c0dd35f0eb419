/// The reason why a dependency could not be resolved. An error that a factory throws is passed on unchanged, not
/// wrapped in this.
///
/// The texts are built on access, so throwing and catching this error is cheap.
public struct DependencyResolutionError: Error, Sendable {
    /// The kinds of failures.
    public enum Reason: Sendable, Hashable {
        /// No factory is registered for the type and the tag.
        case notRegistered
        /// The dependency is required while it is still being made.
        case cycle
        /// The factory of a ``DependencyScope/weakSingleton`` made something other than a class instance.
        case notAnObject
        /// An asynchronous factory was resolved synchronously.
        case asynchronous
        /// An instance of the main actor was resolved from elsewhere, without `await`.
        case mainActor
        /// A deferred resolve ran after the container was gone.
        case containerGone
    }

    /// The kind of failure.
    public let reason: Reason

    private let keys: [DependencyKey]
    private let keysRegisteredInstead: [DependencyKey]

    /// - Parameters:
    ///   - path: The keys from the first requested one to the failed one; not empty.
    ///   - registeredInstead: The keys of the same type that are registered.
    init(_ reason: Reason, path: [DependencyKey], registeredInstead: [DependencyKey] = []) {
        self.reason = reason
        keys = path
        keysRegisteredInstead = registeredInstead
    }

    /// The dependency that failed: its type, and its tag if it has one, as in `FooService tagged Bar`.
    public var dependency: String {
        keys[keys.count - 1].description
    }

    /// The dependencies from the first requested one to the failed one. Each requires the next.
    ///
    /// With ``Reason/cycle`` one dependency appears twice: where the cycle begins and where it closes.
    public var path: [String] {
        keys.map(\.description)
    }

    /// The position in the path of the first occurrence of its last key. Keys are compared, because types of two
    /// modules may share a name.
    var cycleStart: Int {
        keys.firstIndex(of: keys[keys.count - 1]) ?? 0
    }

    /// The names of the registrations of the same type with another tag or without one, sorted.
    var registeredInstead: [String] {
        keysRegisteredInstead.map(\.description).sorted()
    }
}
