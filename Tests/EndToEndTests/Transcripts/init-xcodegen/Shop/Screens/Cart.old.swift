final class VeryOldScreen {}
