import Swinject

protocol Config {}
final class AppConfig: Config {}

func fill(_ c: Container) {
    c.register((any Config).self) { _ in AppConfig() }
}

func forced(_ c: Container) { _ = c.resolve(AppConfig.self)! }
func tried(_ c: Container) { if let config = c.resolve(AppConfig.self) { print(config) } }
