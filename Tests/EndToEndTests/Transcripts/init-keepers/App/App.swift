/// The application keeps one session.
final class AppDelegate {
    let session = Session()

    func profile() -> ProfileFlow { ProfileFlow(session: session) }
}

final class Session {
    var user: String?
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
