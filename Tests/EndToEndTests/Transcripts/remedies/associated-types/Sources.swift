struct User {}
protocol Repo<Element> {
    associatedtype Element
}
final class UserRepo: Repo {
    typealias Element = User
}
final class ProfileImpl {
    init(users: any Repo<User>) {}
}
