final class FaceImpl { init(clock: Clock) {} }
