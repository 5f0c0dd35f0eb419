struct Account { let name: String }

protocol Store {}

final class FileStore: Store {
    init(account: Account) {}
}

final class Session {
    let account: Account
    init(account: Account) { self.account = account }
}
