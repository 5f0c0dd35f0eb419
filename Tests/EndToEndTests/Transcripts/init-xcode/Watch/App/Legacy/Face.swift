final class Face {}
