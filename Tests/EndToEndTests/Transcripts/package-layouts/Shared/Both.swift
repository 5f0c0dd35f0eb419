public final class Both { public init(cache: Cache) {} }
