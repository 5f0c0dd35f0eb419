final class AImpl {}
final class BImpl { init(a: AImpl) {} }
