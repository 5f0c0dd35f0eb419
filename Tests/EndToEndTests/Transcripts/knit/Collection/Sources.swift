import Knit

protocol Animal {}
final class Cat: Animal {}
final class Dog: Animal { init(tail: Tail) {} }
final class Tail {}

final class ZooAssembly: ModuleAssembly {
    func assemble(container: Container<Resolver>) {
        container.registerIntoCollection(Animal.self) { _ in Cat() }
        container.autoregisterIntoCollection(Animal.self, initializer: Dog.init)
    }
}

func show(_ r: Resolver) {
    _ = r.resolveCollection(Animal.self).entries
    _ = r.unsafeResolver.resolve(Animal.self)!
}
