import FactoryKit

protocol Session: AnyObject {}
final class SessionImpl: Session {}
final class Token {}

final class Login: SharedContainer {
    static let shared = Login()
    let manager = ContainerManager()
}

extension Container {
    // Nothing registers it.
    var token: Factory<Token?> { promised() }
    // The application registers it, wherever that is.
    var session: Factory<Session?> { self.promised() }
    // Nothing registers it, and nothing asks for it.
    var unused: Factory<Token?> { promised() }
    // It is registered only under a condition.
    var maybe: Factory<Token?> { promised() }
    var named: ParameterFactory<String, Token?> { promised() }
}

extension Login {
    var token: Factory<Token?> { promised() }
}

final class Application {
    init(isSimple: Bool) {
        Container.shared.session.register { SessionImpl() }
        if isSimple { Container.shared.maybe.register { Token() } }
        Login.shared.token.register { Token() }
    }
}

final class Screen {
    @Injected(\.session) var session
    @Injected(\.token) var token
    @LazyInjected(\.token) var later
    @Injected(\.maybe) var maybe
    @Injected(\Login.token) var login

    func show() {
        _ = Container.shared.named("Ada")
    }
}
