import Dip

// A class that asks for itself, a circle of two, and a decorator without a tag for the inner instance.
final class Chain { init(next: Chain) {} }
final class Parent { init(node: Node?) {} }
final class Node { init(parent: Parent?) {} }
protocol Api {}
final class NetApi: Api {}
final class CachingApi: Api { init(inner: any Api) {} }
protocol Store {}
final class DiskStore: Store {}
final class CachingStore: Store { init(inner: any Store) {} }

func fill(_ c: DependencyContainer) {
    c.register { Chain(next: $0) }
    c.register { Parent(node: $0) }
    c.register { Node(parent: $0) }
    c.register(tag: "net") { NetApi() as Api }
    c.register { CachingApi(inner: $0) as Api }
    c.register(tag: "disk") { DiskStore() as Store }
    c.register(tag: "cache") { CachingStore(inner: try c.resolve(tag: "disk")) as Store }
}

func chain(_ c: DependencyContainer) { _ = try! c.resolve() as Chain }
func circle(_ c: DependencyContainer) { _ = try! c.resolve() as Node }
func decorator(_ c: DependencyContainer) { _ = try! c.resolve() as Api }
func right(_ c: DependencyContainer) {
    _ = try! c.resolve(tag: "net") as Api
    _ = try! c.resolve(tag: "cache") as Store
}
