final class ListModel {
    init(session: Session, store: any Store) {}
}

final class DetailModel {
    init(session: Session, store: any Store) {}
}

final class Router {
    private var session: Session?

    func signIn(_ account: Account) {
        session = Session(account: account)
    }

    func list(_ session: Session) -> ListModel {
        ListModel(session: session, store: FileStore(account: session.account))
    }

    func detail(_ session: Session) -> DetailModel {
        DetailModel(session: session, store: FileStore(account: session.account))
    }
}
