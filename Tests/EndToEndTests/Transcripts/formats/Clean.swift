final class AloneImpl {}
