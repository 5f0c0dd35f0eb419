import Stitcher

struct Entity: Hashable {
    let name: String
    init<T>(of type: T.Type) { name = "\(type)" }
}
enum Services { case upload }
struct User {}
final class Repository {}
final class Store {}

@Dependencies var container = DependencyContainer {
    // Only a request by a value can find it.
    Dependency { Repository() }.associated(with: Entity(of: User.self))
    Dependency { Store() }
}

final class Screen {
    @Injected var store: Store
    @Injected var repository: Repository
    @Injected(name: "repository") var named: Repository
    // Perhaps it is the value that the registration has.
    @Injected(value: Services.upload) var upload: Repository
    @Injected(value: Entity(of: User.self)) var users: Repository
}
