import Resolver

final class A { @Injected var b: B }
final class B { init(c: C) {} }
final class C { @LazyInjected var a: A }
final class D { init(e: E) {} }
final class E { var d: D? }

func fill(_ resolver: Resolver) {
    resolver.register { A() }
    resolver.register { B(c: resolver.resolve()) }
    resolver.register { C() }
    resolver.register { D(e: resolver.resolve()) }
    resolver.register { E() }.resolveProperties { r, e in 
        let d: D = r.resolve()
        e.d = d
    }
}
