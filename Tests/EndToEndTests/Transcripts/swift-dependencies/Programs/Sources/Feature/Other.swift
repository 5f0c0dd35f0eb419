public final class Other { public init() {} }
