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
