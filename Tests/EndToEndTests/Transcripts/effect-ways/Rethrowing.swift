final class StoreImpl { init() throws {} }
final class CacheImpl { init(store: StoreImpl) {} }
final class ClockImpl {}
final class HomeImpl { init(make: () throws -> StoreImpl, time: () throws -> ClockImpl) rethrows { _ = try make() } }
final class PageImpl { init(make: () async throws -> CacheImpl) async rethrows { _ = try await make() } }
