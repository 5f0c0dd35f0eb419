import Swinject
import SwinjectAutoregistration

final class Timer { init(title: String, seconds: Int) {} }

func fill(_ container: Container) {
    container.register(Timer.self) { _, title, seconds in Timer(title: title, seconds: seconds) }
    container.register(Timer.self, name: "short") { _, title, seconds in Timer(title: title, seconds: seconds) }
}

func right(_ resolver: Resolver) {
    _ = resolver ~> (Timer.self, arguments: ("tea", 180))
    _ = resolver ~> (Timer.self, name: "short", arguments: ("tea", 30))
}

func wrong(_ resolver: Resolver) { _ = resolver ~> (Timer.self, arguments: (180, "tea")) }
