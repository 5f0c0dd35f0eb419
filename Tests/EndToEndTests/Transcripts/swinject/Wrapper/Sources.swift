import Swinject

final class B {}
final class C {}

struct Services {
    let r: Resolver
    func get<T>(_ type: T.Type) -> T { r.resolve(type)! }
    func find<T>(_ type: T.Type) -> T? { r.resolve(type) }
}

func show(_ services: Services) {
    _ = services.get(B.self)
    _ = services.find(C.self)
}
