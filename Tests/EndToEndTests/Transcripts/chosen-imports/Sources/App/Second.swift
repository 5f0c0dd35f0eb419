import class A.Cache
import B

/// Of A only the cache is in sight.
final class SecondImpl { init(cache: Cache, store: Store) {} }
