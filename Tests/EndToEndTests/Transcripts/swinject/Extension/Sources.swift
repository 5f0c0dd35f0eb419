import Swinject

extension Container {
    static let shared = Container()
    func fill() { register(Clock.self) { _ in Clock() } }
}

final class Clock {}
