import Swinject

final class A { init(b: B) {} }
final class B { init(a: A) {} }

func fill(_ c: Container) {
    c.register(A.self) { r in A(b: r.resolve(B.self)!) }
    c.register(B.self) { r in B(a: r.resolve(A.self)!) }
}
