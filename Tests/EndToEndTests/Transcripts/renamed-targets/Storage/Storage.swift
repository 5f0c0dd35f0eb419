public protocol Cache {}
public struct Limit {}
public typealias Caches = [any Cache]
public final class DiskCache: Cache { public init(limit: Limit) {} }
