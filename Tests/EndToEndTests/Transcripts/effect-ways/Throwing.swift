@globalActor actor StoreActor { static let shared = StoreActor() }

final class StoreImpl { init() throws {} }
final class RepositoryImpl { init(store: StoreImpl) {} }
final class DetailImpl { init(id: Int, repository: RepositoryImpl) {} }
final class ListImpl { init(make: @escaping (Int) -> DetailImpl, later: @escaping () -> RepositoryImpl) {} }

@StoreActor final class TableImpl { init() async {} }
final class RowsImpl { init(table: TableImpl) {} }
final class ScreenImpl { init(rows: @escaping () -> RowsImpl, own: @escaping () -> TableImpl) {} }
