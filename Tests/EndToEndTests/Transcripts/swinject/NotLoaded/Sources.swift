import Swinject

final class A {}
final class B { init(c: C) {} }
final class C {}

final class FirstAssembly: Assembly {
    func assemble(container: Container) { container.register(A.self) { _ in A() } }
}

final class SecondAssembly: Assembly {
    func assemble(container: Container) { container.register(B.self) { r in B(c: r.resolve(C.self)!) } }
}

func show() {
    let assembler = Assembler([FirstAssembly()])
    _ = assembler.resolver.resolve(A.self)!
    _ = assembler.resolver.resolve(B.self)!
}
