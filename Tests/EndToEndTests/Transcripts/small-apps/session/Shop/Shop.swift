protocol API { func get(_ path: String) -> String }

final class HTTPClient: API {
    func get(_ path: String) -> String { "GET \(path)" }
}

final class Session {
    let user: String
    private let api: any API
    private(set) var basket: [String] = []
    init(user: String, api: any API) {
        self.user = user
        self.api = api
    }
    func put(_ item: String) { basket.append(item) }
}

final class LoginService {
    private let api: any API
    init(api: any API) { self.api = api }
    func logIn(_ user: String) -> Session {
        print(api.get("login/\(user)"))
        return Session(user: user, api: api)
    }
}

final class BasketViewModel {
    private let session: Session
    init(session: Session) { self.session = session }
    func add(_ item: String) { session.put(item) }
}

final class CheckoutViewModel {
    private let session: Session
    private let api: any API
    init(session: Session, api: any API) {
        self.session = session
        self.api = api
    }
    func pay() -> String { api.get("pay/\(session.user)/\(session.basket.joined(separator: "+"))") }
}

final class ProfileViewModel {
    private let session: Session
    init(session: Session) { self.session = session }
    var title: String { "\(session.user) (\(session.basket.count))" }
}
