import Testing

final class TestScreen {}
