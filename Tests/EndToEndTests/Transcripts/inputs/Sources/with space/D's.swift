final class DImpl {}
