final class OldScreen {}
