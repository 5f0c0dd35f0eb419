import Swinject

protocol Config {}
final class AppConfig: Config {}
protocol Store {}
final class DiskStore: Store {}

func fill(_ c: Container) {
    c.register((any Config).self) { _ in AppConfig() }
    c.register(DiskStore.self) { _ in DiskStore() }
}

func forced(_ c: Container) { _ = c.resolve(AppConfig.self)! }
func tried(_ c: Container) { if let config = c.resolve(AppConfig.self) { print(config) } }
func above(_ c: Container) { _ = c.resolve((any Store).self)! }
