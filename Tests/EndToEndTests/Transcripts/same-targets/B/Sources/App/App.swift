import Core
final class AppImpl { init(clock: any Clock) {} }
