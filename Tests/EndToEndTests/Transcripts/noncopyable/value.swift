struct Token: ~Copyable {
    init() {}
}

final class HomeModel {
    init(token: consuming Token) {}
}
