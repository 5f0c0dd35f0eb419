import SafeDI

public protocol UserService {}
public struct User {}

@Instantiable(isRoot: true)
public final class App: Instantiable {
    @Instantiated private let userService: any UserService
    @Instantiated private let nameEntryBuilder: Instantiator<NameEntry>
    @Instantiated private let loggedInBuilder: Instantiator<LoggedIn>
    @Instantiated(fulfilledByType: "Settings", erasedToConcreteExistential: true) private let settingsBuilder: ErasedInstantiator<(), AnyView>
    // The same service under another name.
    @Received(fulfilledByDependencyNamed: "userService", ofType: (any UserService).self) private let accounts: any UserService
}

@Instantiable(fulfillingAdditionalTypes: [UserService.self])
public final class DefaultUserService: UserService, Instantiable {
    public init(storage: UserDefaults) {}
    @Instantiated private let storage: UserDefaults
}

@Instantiable
extension UserDefaults: Instantiable {
    public static func instantiate() -> UserDefaults { .standard }
}

@Instantiable
public struct NameEntry: Instantiable {
    @Received private let userService: any UserService
    // Nothing above it has a user.
    @Received(onlyIfAvailable: true) private let user: User?
}

@Instantiable
public struct LoggedIn: Instantiable {
    @Forwarded private let user: User
    @Instantiated private let notes: Notes
    @Instantiated private let nameEntry: NameEntry
}

@Instantiable
public final class Notes: Instantiable {
    @Received private let user: User
    @Received private let userService: any UserService
    @Instantiated private let cache: Cache<Int>
}

public final class Cache<Value> {}

@Instantiable
extension Cache: Instantiable {
    public static func instantiate() -> Cache<Int> { Cache() }
    public static func instantiate(userService: any UserService) -> Cache<String> { Cache() }
}

@Instantiable
public struct Settings: Instantiable {
    @Received private let accounts: any UserService
}

// Only tests and previews have it.
@Instantiable(mockOnly: true)
extension User {
    public static func mock() -> User { User() }
}
