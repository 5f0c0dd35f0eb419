import Swinject

final class A { init(b: B) {} }
final class B { weak var a: A? }

func fill(_ c: Container) {
    c.register(A.self) { r in A(b: r.resolve(B.self)!) }
    c.register(B.self) { _ in B() }.initCompleted { r, b in b.a = r.resolve(A.self)! }
}
