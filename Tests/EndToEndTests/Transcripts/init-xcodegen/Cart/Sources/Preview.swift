public final class PreviewScreen {}
