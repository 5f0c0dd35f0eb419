final class Alone {}
