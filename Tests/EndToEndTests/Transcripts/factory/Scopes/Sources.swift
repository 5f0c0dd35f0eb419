import FactoryKit

struct Settings {}
final class Cache {}
final class Model {}
final class Kept {}

extension Scope {
    static let session = Cached()
    static let weakly = Shared()
}

final class Tools: SharedContainer, AutoRegistering {
    static let shared = Tools()
    let manager = ContainerManager()
    func autoRegister() { manager.defaultScope = .singleton }
}

extension Container {
    // A value is never kept.
    var settings: Factory<Settings> { self { Settings() }.shared }
    var more: Factory<Settings> { self { Settings() }.scope(.weakly) }
    var text: Factory<String> { self { "Ada" }.shared }
    var optional: Factory<Settings?> { Factory(self) { Settings() }.scope(.shared) }
    // Each of them is.
    var cache: Factory<Cache> { self { Cache() }.shared }
    var all: Factory<Settings> { self { Settings() }.cached }
    var own: Factory<Settings> { self { Settings() }.scope(.session) }
    var model: Factory<Model> { self { Model() } }
}

extension Tools {
    var kept: Factory<Kept> { self { Kept() } }
    var fresh: Factory<Kept> { self { Kept() }.unique }
}

final class Screen {
    // Nobody else keeps it.
    @WeakLazyInjected(\.model) var model
    // Nobody else asks for it.
    @WeakLazyInjected(\.cache) var cache
    // A singleton is kept.
    @WeakLazyInjected(\Tools.kept) var kept
    @WeakLazyInjected(\Tools.fresh) var fresh
}
