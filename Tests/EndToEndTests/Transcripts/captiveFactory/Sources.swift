import DpendRuntime

final class SessionImpl {}
final class DetailImpl { init(@Assisted id: Int, session: SessionImpl) {} }
final class ListImpl { init(detail: @escaping (Int) -> DetailImpl) {} }

// Each call of the factory is a resolve of its own, so nothing of it is kept.
final class CacheImpl { init(list: ListImpl, detail: @escaping (Int) -> DetailImpl) {} }
