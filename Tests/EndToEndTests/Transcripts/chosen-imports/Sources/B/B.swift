public final class Cache { public init() {} }
public final class Store { public init() {} }
