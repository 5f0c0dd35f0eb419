protocol UserRepository {}
final class UserRepositoryImpl: UserRepository {}

final class ProfileImpl {
    init(users: any UserRepositry) {}
}
