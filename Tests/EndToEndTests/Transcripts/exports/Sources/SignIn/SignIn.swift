import API

final class SignInImpl: SignIn {
    init(users: any UserRepository, cache: any Cache) {}
}

protocol Cache {}

final class CacheImpl: Cache {
    init(session: any Session) {}
}
