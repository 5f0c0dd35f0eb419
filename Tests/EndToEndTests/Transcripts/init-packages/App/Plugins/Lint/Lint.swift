final class Lint {}
