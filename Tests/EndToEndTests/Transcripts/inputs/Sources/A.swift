final class AImpl {}
