final class FileStore {
    init(path: String) {}
}
final class UserRepository {
    init(store: FileStore) {}
}
final class HomeViewModel {
    init(users: UserRepository) {}
}
final class AppCoordinator {
    init(home: HomeViewModel) {}
}
struct User {}
final class Account {
    init(user: User, url: URL, data: Data) {}
}
final class ProfileModel {
    init(account: Account) {}
}
final class DataModel {
    init(open: @escaping (Data) -> DataReader) {}
}
final class DataReader {
    init(data: Data) {}
}
