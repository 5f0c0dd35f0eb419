/// The application keeps one session and one log, since only the initializer calls `prepare`. Each sign-in makes a new account.
final class AppDelegate {
    let session = Session()
    private var log: EventLog?
    private var account: Account?

    init() { prepare() }

    private func prepare() { log = EventLog() }

    func signIn() { account = Account() }

    func events() -> LogScreen { LogScreen(log: log!) }
    func settings() -> AccountScreen { AccountScreen(account: account!) }

    func profile() -> ProfileFlow { ProfileFlow(session: session) }
}

final class Session {
    var user: String?
}

final class EventLog {
    var events: [String] = []
}

final class Account {
    var mails: [String] = []
}

final class LogScreen {
    init(log: EventLog) {}
}

final class AccountScreen {
    init(account: Account) {}
}

/// Each flow has a router of its own, and its screens use it.
final class ProfileFlow {
    private let session: Session
    private let router = ProfileRouter()

    init(session: Session) { self.session = session }

    func profile() -> ProfileViewModel { ProfileViewModel(session: session, router: router) }
    func settings() -> SettingsViewModel { SettingsViewModel(session: session, router: router) }
}

final class ProfileRouter {
    var shown: [String] = []
}

final class ProfileViewModel {
    init(session: Session, router: ProfileRouter) {}
}

final class SettingsViewModel {
    init(session: Session, router: ProfileRouter) {}
}
