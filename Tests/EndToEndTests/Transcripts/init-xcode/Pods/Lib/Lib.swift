final class Lib {}
