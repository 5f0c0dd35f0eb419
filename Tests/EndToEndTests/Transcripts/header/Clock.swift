final class ClockImpl {}
