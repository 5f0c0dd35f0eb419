final class ScreenImpl { init(clock: Clock) {} }
