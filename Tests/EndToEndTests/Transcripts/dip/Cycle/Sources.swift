import Dip

final class A { init(b: B) {} }
final class B { var a: A? }
final class C { init(d: D) {} }
final class D { var c: C? }

func fill(_ c: DependencyContainer) {
    c.register { A(b: try c.resolve()) }
    c.register { B() }.resolvingProperties { container, b in b.a = try container.resolve() }
    c.register { C(d: try c.resolve()) }
    c.register(.unique) { D() }.resolvingProperties { container, d in d.c = try container.resolve() }
}
