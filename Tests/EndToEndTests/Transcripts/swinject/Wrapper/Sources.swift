import Swinject

final class B {}
final class C {}
final class D {}

struct Services {
    let r: Resolver
    func get<T>(_ type: T.Type) -> T { r.resolve(type)! }
    func find<T>(_ type: T.Type) -> T? { r.resolve(type) }
}

func fill(_ c: Container) { c.register(D.self) { _ in D() } }

func show(_ services: Services) {
    _ = services.get(B.self)
    _ = services.find(C.self)
    _ = services.get(D.self)
}
