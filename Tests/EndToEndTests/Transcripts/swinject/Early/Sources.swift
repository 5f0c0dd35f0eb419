import Swinject

final class Settings {}

func fill(_ c: Container) {
    let settings = c.resolve(Settings.self)!
    c.register(Settings.self) { _ in Settings() }
    print(settings)
}
