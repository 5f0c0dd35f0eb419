protocol Logging {}
final class Logger: Logging {}

final class App { @Weaver(.registration, type: Screen.self) private var screen: Screen }

final class Screen {
    @Weaver(.reference) private var logger: Logging
}
