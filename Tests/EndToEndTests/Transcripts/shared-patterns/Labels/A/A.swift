public final class AStore { public init() {} }
