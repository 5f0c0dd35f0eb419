import DpendRuntime

enum Fast: DependencyTag {}
enum Slow: DependencyTag {}
struct A {}
struct B {}
struct C {}
struct D {}
struct E {}
struct F {}
struct G {}

final class WrongConfiguration: DependencyConfiguration {
    let isFast: Bool
    let scope: DependencyScope
    init() { (isFast, scope) = (true, .unique) }

    func computedScope() -> DependencyRegistration<A> {
        DependencyRegistration(scope: scope) { A() }
    }

    func computedTag() -> DependencyRegistration<B> {
        DependencyRegistration(tag: isFast ? Fast.self : nil) { B() }
    }

    func differentTags() -> DependencyRegistration<C> {
        if isFast {
            return DependencyRegistration(tag: Fast.self) { C() }
        }
        return DependencyRegistration(tag: Slow.self) { C() }
    }

    func fromElsewhere() -> DependencyRegistration<D> {
        makeRegistration()
    }

    private func makeRegistration() -> DependencyRegistration<D> { DependencyRegistration { D() } }

    func generic<T>(value: T) -> DependencyRegistration<E> {
        DependencyRegistration { E() }
    }

    func without() -> DependencyRegistration<F> {
        fatalError("not written yet")
    }

    // Both branches agree: nothing is said.
    func agreeing() -> DependencyRegistration<G> {
        switch isFast {
        case true: return DependencyRegistration(tag: Fast.self, scope: .shared) { G() }
        case false: return DependencyRegistration(tag: Fast.self, scope: DependencyScope.shared) { G() }
        }
    }
}

// What follows from an error above is not reported again.
final class NeedsConfiguration: DependencyConfiguration {
    init(scope: A, tag: Tagged<B, Fast>) {}
}
