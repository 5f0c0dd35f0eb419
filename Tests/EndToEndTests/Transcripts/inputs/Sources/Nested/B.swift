final class BImpl { init(a: AImpl) {} }
