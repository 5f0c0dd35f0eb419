import Swinject

final class Clock {}
final class Mailer {}

enum Services {
    static let app = Container()
    static let session = Container()
}

func fill() {
    Services.app.register(Clock.self) { _ in Clock() }
    Services.session.register(Mailer.self) { _ in Mailer() }
}

func right() {
    _ = Services.app.resolve(Clock.self)!
    _ = Services.session.resolve(Mailer.self)!
}

func wrong() { _ = Services.session.resolve(Clock.self)! }
