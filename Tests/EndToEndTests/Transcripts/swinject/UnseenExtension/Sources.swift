import Swinject
import SwinjectHelpers

final class Clock {}
final class Timer {}
final class Alarm {}

extension Container {
    func log() {
        print("filled")
        measure { print(self) }
    }
}

func fill(_ container: Container) {
    container.registerSingleton(Clock.self) { _ in Clock() }
    container.registerHelpers()
    container.log()
    _ = container.resolve(Clock.self)!
    _ = container.resolve(Helper.self)!
    _ = container.resolve(Alarm.self)!
}
