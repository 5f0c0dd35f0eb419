import FactoryKit

public protocol AccountLoading {}

extension Container {
    public var loader: Factory<AccountLoading?> { promised() }
    var own: Factory<AccountLoading?> { promised() }
}

public final class Accounts {
    @Injected(\.loader) var loader
    @Injected(\.own) var own
}
