import Dip

final class A {}
final class Screen {
    @Injected var a: A?
    @Injected(required: false) var b: Screen?
}

func fill(_ c: DependencyContainer) {
    c.register { Screen() }
}

func show(_ c: DependencyContainer) { let screen: Screen = try! c.resolve() }
