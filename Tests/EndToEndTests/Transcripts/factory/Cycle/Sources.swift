import FactoryKit

final class Store { init(sync: Sync) {} }
final class Sync { @Injected(\.api) var api }
final class Api { init(store: Store) {} }

final class Left { @LazyInjected(\.right) var right }
final class Right { @Injected(\.left) var left }

final class Front { init(back: @escaping () -> Back) {} }
final class Back { init(front: Front) {} }

final class Outer { let inner = Inner() }
final class Inner { init() { Container.shared.outer().start() } }
extension Outer { func start() {} }

final class First {
    init(isNew: Bool = true) {
        if isNew { return }
        _ = Container.shared.second()
    }
}
final class Second { @Injected(\.first) var first }

final class Clock {}
final class Timer { init(clock: Clock = Container.shared.clock()) {} }

extension Container {
    var store: Factory<Store> { self { Store(sync: self.sync()) } }
    var sync: Factory<Sync> { self { Sync() }.singleton }
    var api: Factory<Api> { self { Api(store: self.storage) } }
    private var storage: Store { store() }

    // A lazy property asks later.
    var left: Factory<Left> { self { Left() } }
    var right: Factory<Right> { self { Right() } }

    // A closure asks later.
    var front: Factory<Front> { self { Front(back: { self.back() }) } }
    var back: Factory<Back> { self { Back(front: self.front()) } }

    // Through the initial value of a property, and the body of an initializer.
    var outer: Factory<Outer> { self { Outer() } }

    // Nobody can tell whether the initializer comes that far.
    var first: Factory<First> { self { First() } }
    var second: Factory<Second> { self { Second() } }

    // The default value of a parameter is not used.
    var clock: Factory<Clock> { self { Clock() } }
    var timer: Factory<Timer> { self { Timer(clock: Clock()) } }
}
