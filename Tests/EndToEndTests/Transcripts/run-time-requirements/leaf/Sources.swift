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
