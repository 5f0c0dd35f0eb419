final class AImpl {}
final class BImpl { init(clock: Clock) {} }
