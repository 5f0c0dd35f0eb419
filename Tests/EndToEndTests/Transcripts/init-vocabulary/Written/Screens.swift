protocol Clock {}
final class SystemClock: Clock {
    static let shared = SystemClock()
    init() {}
}
final class Screen { init(clock: any Clock) {} }
final class Home { init(screen: Screen, clock: any Clock) {} }

func open() {
    _ = Home(screen: Screen(clock: SystemClock.shared), clock: SystemClock.shared)
}
