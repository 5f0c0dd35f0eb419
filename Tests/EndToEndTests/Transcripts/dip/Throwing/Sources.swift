import Dip

final class A { init(b: B) {} }
final class B { init(c: C) {} }
final class C {}
final class E { init(c: C) {} }

func fill(_ c: DependencyContainer) {
    c.register { A(b: try c.resolve()) }
    c.register { B(c: try c.resolve()) }
    c.register { E(c: try c.resolve(tag: "never")) }
}

func forced(_ c: DependencyContainer) { let a: A = try! c.resolve() }
func tried(_ c: DependencyContainer) { let e: E? = try? c.resolve() }
