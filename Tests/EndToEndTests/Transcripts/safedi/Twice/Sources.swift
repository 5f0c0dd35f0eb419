import SafeDI

public protocol Clock {}

@Instantiable(isRoot: true)
public struct Root: Instantiable {
    @Instantiated private let clock: any Clock
}

@Instantiable(fulfillingAdditionalTypes: [Clock.self])
public struct SystemClock: Clock, Instantiable {}

@Instantiable(fulfillingAdditionalTypes: [Clock.self])
public struct WallClock: Clock, Instantiable {}

@Instantiable(mockOnly: true, fulfillingAdditionalTypes: [Clock.self])
public struct MockClock: Clock {
    public static func mock() -> MockClock { MockClock() }
}
