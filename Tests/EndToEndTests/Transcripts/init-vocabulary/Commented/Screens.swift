/*
 An old version had
 static let shared = SystemClock()
 */
protocol Clock {}
final class SystemClock: Clock { init() {} }
final class Screen { init(clock: any Clock) {} }
final class Home { init(screen: Screen, clock: any Clock) {} }

func open() {
    _ = Home(screen: Screen(clock: SystemClock()), clock: SystemClock())
}
