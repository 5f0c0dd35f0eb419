import Tokens

final class HomeModel {
    init(token: consuming Token) {}
}
