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
    // The account may be another one the next time, and the session stays.
    func mails() -> MailScreen { MailScreen(store: MailStore(folder: account!.folder)) }
    func drafts() -> DraftScreen { DraftScreen(store: DraftStore(folder: session.folder)) }

    func profile() -> ProfileFlow { ProfileFlow(session: session) }
}

final class Session {
    let folder = "drafts"
    var user: String?
}

final class EventLog {
    var events: [String] = []
}

final class Account {
    let folder = "mails"
    var mails: [String] = []
}

final class LogScreen {
    init(log: EventLog) {}
}

final class AccountScreen {
    init(account: Account) {}
}

final class MailStore {
    init(folder: String) {}
}

final class MailScreen {
    init(store: MailStore) {}
}

final class DraftStore {
    init(folder: String) {}
}

final class DraftScreen {
    init(store: DraftStore) {}
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
