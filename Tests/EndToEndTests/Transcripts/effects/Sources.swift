@MainActor protocol Screen {}
final class ScreenImpl: Screen {}
final class AsyncImpl { init() async {} }
@MainActor final class NonisolatedImpl { nonisolated init() {} }
final class ThrowingImpl { init() throws {} }
@globalActor actor DatabaseActor { static let shared = DatabaseActor() }
@DatabaseActor class RepositoryImpl {}
final class InheritingImpl: RepositoryImpl {}
