public final class LiveClient {}
