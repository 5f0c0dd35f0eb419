/// Why a dependency could not be resolved. What a factory itself throws is passed on as it is, not wrapped in this.
///
/// Its texts are built when they are asked for, so throwing and catching it is cheap.
public struct DependencyResolutionError: Error, Sendable {
    /// What went wrong.
    public enum Reason: Sendable, Hashable {
        /// Nothing is registered for the type and the tag.
        case notRegistered
        /// The resolve came back to a dependency that is still being made.
        case cycle
        /// The factory of a ``DependencyScope/weakSingleton`` made something other than a class instance.
        case notAnObject
        /// A registration whose factory awaits was asked to make an instance synchronously.
        case asynchronous
        /// Something of the main actor was resolved from elsewhere, without awaiting.
        case mainActor
        /// A resolve was deferred, and the container is gone.
        case containerGone
    }

    /// What went wrong.
    public let reason: Reason

    private let keys: [DependencyKey]
    private let keysRegisteredInstead: [DependencyKey]

    /// - Parameters:
    ///   - path: From the first key that was asked for to the one that failed; not empty.
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

    /// The dependencies from the first one asked for to the one that failed, each needing the next.
    ///
    /// With ``Reason/cycle`` the last one appears twice: where the cycle begins and where it closes.
    public var path: [String] {
        keys.map(\.description)
    }

    /// Where in the path the key stands first that the path ends with. Told by the key, since types of two modules may
    /// have the same name.
    var cycleStart: Int {
        keys.firstIndex(of: keys[keys.count - 1]) ?? 0
    }

    /// The names of what is registered for the same type with another tag, or without one; sorted.
    var registeredInstead: [String] {
        keysRegisteredInstead.map(\.description).sorted()
    }
}
