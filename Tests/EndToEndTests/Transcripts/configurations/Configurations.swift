import DpendRuntime

struct A {}
struct B {}
struct C {}
struct D {}
struct E {}
struct F {}
struct Repository<T> {}

protocol AppConfiguration: DependencyConfiguration {}

class BaseConfiguration: AppConfiguration {
    init() {}
    func a() -> DependencyRegistration<A> { DependencyRegistration { A() } }
    func b(a: A) -> DependencyRegistration<B> { DependencyRegistration { B() } }
    static var shared: DependencyRegistration<C> { DependencyRegistration(scope: .singleton) { C() } }
}

// What a subclass overrides, it provides.
final class ReleaseConfiguration: BaseConfiguration {
    override func b(a: A) -> DependencyRegistration<B> { DependencyRegistration(scope: .shared) { B() } }
    func repository() -> DependencyRegistration<Repository<A>> { DependencyRegistration<Repository<A>> { Repository() } }
    @MainActor func d() async throws -> DependencyRegistration<D> { DependencyRegistration { try await make() } }
    private func hidden() -> DependencyRegistration<F> { DependencyRegistration { F() } }
    private func make() async throws -> D { D() }
    func e(flag: Bool = true) -> DependencyRegistration<E> {
        guard flag else { fatalError("no E without the flag") }
        let value = E()
        return DependencyRegistration(scope: .singleton, factory: { value })
    }
}

// No configuration: the name is not enough.
final class OtherConfiguration {
    func f() -> DependencyRegistration<F> { DependencyRegistration { F() } }
}

struct ValueConfiguration {
    func f() -> DependencyRegistration<F> { DependencyRegistration { F() } }
}

final class GenericConfiguration<T>: DependencyConfiguration {}
private final class PrivateConfiguration: DependencyConfiguration {}

final class Nested {
    final class InnerConfiguration: DependencyConfiguration {
        func f(nested: Tag.Outer) -> DependencyRegistration<F> { DependencyRegistration(tag: Tag.self) { F() } }
        enum Tag: DependencyTag { typealias Outer = A }
    }
}
