import DpendRuntime

@MainActor class Controller {
    @Injected var clock: any Clock
    /// What a storyboard calls.
    required init?(coder: NSCoder) {}
    init() {}
}
final class NSCoder {}

/// Belongs to the main actor, and awaits.
final class TimelineController: Controller {
    @Injected var session: Session
    @Injected var makeSession: () async -> Session
    @Injected var cache: CacheImpl
    init(@Assisted title: String, _ later: @autoclosure () -> String) { super.init() }
    required init?(coder: NSCoder) { nil }
}

/// Awaits, since its session does; no actor has it.
final class SessionController {
    @Injected var session: Session
    @Injected var cache: CacheImpl
}
