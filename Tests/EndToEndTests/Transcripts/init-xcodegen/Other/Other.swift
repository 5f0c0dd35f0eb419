final class OtherScreen {}
