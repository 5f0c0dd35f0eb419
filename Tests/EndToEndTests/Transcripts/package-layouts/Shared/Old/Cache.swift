public final class Cache { public init() {} }
