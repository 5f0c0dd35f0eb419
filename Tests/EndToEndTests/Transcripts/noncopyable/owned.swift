struct Token: ~Copyable {
    init() {}
}

final class TokenImpl {
    private let token = Token()
}

final class HomeImpl {
    init(token: TokenImpl) {}
}
