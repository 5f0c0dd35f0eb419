import Swinject

protocol Provider {
    func resolve<T>(_ type: T.Type) -> T
    func resolve<T>(_ type: T.Type, name: String) -> T
}

final class SwinjectProvider: Provider {
    let resolver: Resolver
    init(resolver: Resolver) { self.resolver = resolver }
    func resolve<T>(_ type: T.Type) -> T { resolver.resolve(type)! }
    func resolve<T>(_ type: T.Type, name: String) -> T { resolver.resolve(type, name: name)! }
}

enum Screens: String { case main, settings = "preferences" }
final class Window {}

func fill(_ c: Container) {
    c.register(Window.self, name: "main") { _ in Window() }
    c.register(Window.self, name: "preferences") { _ in Window() }
}

func show(_ provider: any Provider) {
    _ = provider.resolve(Window.self, name: Screens.main.rawValue)
    _ = provider.resolve(Window.self, name: Screens.settings.rawValue)
    _ = provider.resolve(Window.self)
}
