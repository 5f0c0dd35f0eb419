import Stitcher

protocol Clock {}
final class SystemClock {}
final class Session { init(user: String) {} }
struct Settings {}

final class Application {
    @Dependencies var container = DependencyContainer {
        Dependency { SystemClock() }.conforms(to: Clock.self)
        Dependency { user in Session(user: user) }.scope(.singleton)
        // For values, '.shared' makes a new one each time, as documented.
        Dependency { Settings() }.scope(.shared)
    }
}

final class Screen {
    @Injected("me") var session: Session
    @Injected var settings: Settings
}
