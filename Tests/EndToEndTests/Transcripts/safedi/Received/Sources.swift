import SafeDI

public struct User {}

@Instantiable(isRoot: true)
public struct Root: Instantiable {
    @Instantiated private let loggedInBuilder: Instantiator<LoggedIn>
    @Instantiated private let guest: Guest
    @Instantiated private let wallClock: any Clock
}

@Instantiable
public struct LoggedIn: Instantiable {
    @Forwarded private let user: User
    @Instantiated private let profile: Profile
}

// Its profile has no user.
@Instantiable
public struct Guest: Instantiable {
    @Instantiated private let profile: Profile
}

@Instantiable
public struct Profile: Instantiable {
    @Received private let user: User
    // The root has it under another name, and with 'any'.
    @Received private let clock: any Clock
    @Received private let wallClock: Clock
    @Received(onlyIfAvailable: true) private let theme: Theme?
    @Instantiated private let badge: Badge
}

// Reported once, at 'Profile'.
@Instantiable
public struct Badge: Instantiable {
    @Received private let user: User
}

public protocol Clock {}

@Instantiable(fulfillingAdditionalTypes: [Clock.self])
public struct SystemClock: Clock, Instantiable {}
