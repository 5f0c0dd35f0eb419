protocol Repo {}
struct User {}
struct Order {}

class Repository<Value>: Repo {
    let store: Store<Value>
    init(store: Store<Value>) { self.store = store }
}

final class Store<T> {
    let cache: [String: T]
    init(cache: [String: T] = [:]) { self.cache = cache }
}

// Inherits its initializer, with `Value` known.
final class OrderRepository: Repository<Order> {}

enum Outer<A> {
    final class Inner<B> { init(a: Store<A>, b: Store<B>) {} }
}

typealias Users = Repository<User>
// Its uses have the arguments.
typealias Shelf = Store

final class ScreenImpl {
    let users: Repository<User>
    init(
        users: Users, orders: OrderRepository, inner: Outer<User>.Inner<Order>, shelf: Shelf<Order>, repos: [Repo],
        none: Repo?
    ) {
        self.users = users
        print(type(of: users), type(of: orders), type(of: inner), type(of: shelf), repos.count, none == nil)
    }
}
