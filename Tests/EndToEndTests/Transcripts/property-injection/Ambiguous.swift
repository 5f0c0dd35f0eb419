import DpendRuntime

protocol Theme {}
final class DarkThemeImpl: Theme {}
final class LightThemeImpl: Theme {}
final class Panel {
    @Injected var theme: Theme
}

final class Account {}
final class AccountConfiguration: DependencyConfiguration {
    func account() -> DependencyRegistration<Account> { DependencyRegistration { await Account() } }
}
final class AccountScreen {
    @Injected var account: Account
    @Injected var later: Lazy<Account>
}
