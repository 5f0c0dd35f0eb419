protocol Clock {}
protocol Timer {}

final class SystemClock: Clock {}
final class WallClock: Timer {}

final class HomeImpl { init(clock: any Clock) {} }
final class AlarmImpl { init(timer: any Timer) {} }
