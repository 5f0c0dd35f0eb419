final class Lost {}
