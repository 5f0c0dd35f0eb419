import DpendRuntime

// A storyboard makes these; nothing here does.

@MainActor class Controller {
    @Injected var clock: any Clock
    /// What a storyboard calls.
    required init?(coder: NSCoder) {}
    init() {}
}
final class NSCoder {}

final class HomeController: Controller {
    @Injected var cache: CacheImpl
    @Injected var reader: ReaderImpl
    var isShared: Bool { cache === reader.cache }
}

/// It cannot be made by anyone else.
final class DetailController: Controller {
    @Injected var server: Server
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

class ListController<Item>: Controller {
    @Injected var items: [Item]
}
final class PluginController: ListController<any Plugin> {}

/// Throws, since its account does.
final class AccountController: Controller {
    @Injected var account: Account
}

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
