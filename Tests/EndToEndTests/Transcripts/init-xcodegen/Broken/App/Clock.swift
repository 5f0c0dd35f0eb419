protocol Clock {}

final class LiveClock: Clock {}
