import Feature

final class Account {}

final class HomeModel {
    init(account: Account) {}
}
