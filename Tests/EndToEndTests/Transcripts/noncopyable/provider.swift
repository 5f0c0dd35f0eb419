struct Token: ~Copyable {
    init() {}
}

final class HomeImpl {
    init(token: consuming Token) {}
}
