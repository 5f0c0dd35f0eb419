import SafeDI

public protocol Clock {}

@Instantiable(fulfillingAdditionalTypes: [Clock.self])
public struct SystemClock: Clock, Instantiable {}

@Instantiable
public final class Session: Instantiable {
    @Received private let clock: Clock
    @Instantiated private var badge: Badge
}

@Instantiable
struct Badge: Instantiable {}

@Instantiable(isRoot: true)
public struct Root: Instantiable {
    @Instantiated private let first: First
    @Instantiated private let wallClock: any Clock
    @Instantiated private let printer: Printer
    @Instantiated private let paper: any Paper
    @Received
    private let badge: Badge
}

@Instantiable
public struct First: Instantiable {
    @Received private let session: Session
    @Instantiated private let profile: Profile
    // The root has it under another name.
    @Received private let clock: any Clock
    // 'First' can make it, or the root.
    @Received private let badge: Badge
    @Received private let cache: Cache
}

@Instantiable
public final class Cache: Instantiable {}

@Instantiable
public struct Profile: Instantiable {
    @Forwarded private let name: String
}

public final class Printer: Instantiable {}

public protocol Paper {}

@Instantiable
public final class PlainPaper: Paper, Instantiable {}
