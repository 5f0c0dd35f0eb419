public final class PingImpl { init() {} }
