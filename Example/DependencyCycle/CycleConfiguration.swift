import DpendRuntime

// The graph of figure 9 of the thesis: B requires D, D requires C, and C requires B. A, E and F are correct, and dpend
// does not report them.

protocol A {}
protocol B {}
protocol C {}
protocol D {}
protocol E {}
protocol F {}

struct Part: A, B, C, D, E, F {}

final class CycleConfiguration: DependencyConfiguration {
    func a() -> DependencyRegistration<A> {
        DependencyRegistration { Part() }
    }

    func b(a: A, d: D) -> DependencyRegistration<B> {
        DependencyRegistration { Part() }
    }

    func c(b: B) -> DependencyRegistration<C> {
        DependencyRegistration { Part() }
    }

    func d(c: C) -> DependencyRegistration<D> {
        DependencyRegistration { Part() }
    }

    func e(a: A) -> DependencyRegistration<E> {
        DependencyRegistration { Part() }
    }

    func f(a: A) -> DependencyRegistration<F> {
        DependencyRegistration { Part() }
    }
}
