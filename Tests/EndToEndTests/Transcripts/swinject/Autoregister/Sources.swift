import Swinject
import SwinjectAutoregistration

final class B {}
final class C {}
final class A { init(b: B, c: C?) {} }

func fill(_ c: Container) {
    c.autoregister(A.self, initializer: A.init)
}
