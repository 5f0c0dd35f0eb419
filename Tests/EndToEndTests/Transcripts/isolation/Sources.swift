import DpendRuntime

@MainActor protocol Screen: AnyObject {}
final class ScreenImpl: Screen {}
final class RemoteImpl { init() async throws {} }
final class RefusingImpl { init() throws {} }

// Effects travel through what depends on them...
final class PresenterImpl { init(screen: Screen) {} }
final class SessionImpl { init(remote: RemoteImpl) {} }
final class CheckedImpl { init(refusing: RefusingImpl) {} }

// ...but not through a closure or Lazy, whose own type has to allow them.
final class ClosuresImpl {
    init(
        main: @escaping @MainActor () -> PresenterImpl, asynchronous: @escaping () async throws -> SessionImpl,
        throwing: @escaping () throws -> CheckedImpl, lazy: Lazy<CheckedImpl>
    ) {}
}

final class WrongImpl {
    init(
        main: @escaping () -> PresenterImpl, asynchronous: @escaping () throws -> SessionImpl,
        throwing: @escaping () -> CheckedImpl, lazy: Lazy<SessionImpl>, lazyMain: Lazy<Screen>,
        alsoMain: @escaping () async throws -> Screen, halfway: @escaping () async -> SessionImpl
    ) {}
}

final class DetailImpl { init(@Assisted id: Int, checked: CheckedImpl) {} }
final class WrongListImpl { init(detail: (Int) -> DetailImpl) {} }
final class ListImpl { init(detail: (Int) throws -> DetailImpl) {} }

// Only a default isolation makes this one belong to the main actor.
class QuietImpl {}
nonisolated class FreeImpl {}
final class QuietUserImpl { nonisolated init(quiet: () -> QuietImpl, free: () -> FreeImpl) {} }
