import FactoryKit

final class Plain {}
final class Set { let plain: Plain; init(plain: Plain) { self.plain = plain } }
final class Noted { init() { Keeper.shared.items.append(self) } }
class Base { init() { keep(self) } }
final class Derived: Base {}
final class Started { init() { start() }; func start() { keep(self) } }
final class Global { static let shared = Global() }
final class Keeper {
    static let shared = Keeper()
    var items: [AnyObject] = []
    let plain = Plain()
}

func keep(_ object: AnyObject) { Keeper.shared.items.append(object) }

extension Container {
    var plain: Factory<Plain> { self { Plain() } }
    var set: Factory<Set> { self { Set(plain: self.plain()) } }

    // Other code keeps these.
    var noted: Factory<Noted> { self { Noted() } }
    var derived: Factory<Derived> { self { Derived() } }
    var started: Factory<Started> { self { Started() } }
    var global: Factory<Global> { self { Global.shared } }
    var held: Factory<Plain> { self { Keeper.shared.plain } }
    var kept: Factory<Plain> {
        self {
            let plain = Plain()
            keep(plain)
            return plain
        }
    }
    var decorated: Factory<Plain> { self { Plain() }.decorator { keep($0) } }
}

final class Screen {
    @WeakLazyInjected(\.plain) var plain
    @WeakLazyInjected(\.set) var set
    @WeakLazyInjected(\.noted) var noted
    @WeakLazyInjected(\.derived) var derived
    @WeakLazyInjected(\.started) var started
    @WeakLazyInjected(\.global) var global
    @WeakLazyInjected(\.held) var held
    @WeakLazyInjected(\.kept) var kept
    @WeakLazyInjected(\.decorated) var decorated
}
