import Swinject

final class Clock {}
final class Mailer {}
final class Box { var content: Any?; init(_ content: Any?) { self.content = content } }

enum Services {
    static let app = Container()
    static let session = Container()
    static let other = Container()
}

// Somebody may get it out of the box, and register the clock.
let box = Box(Services.session)

func fill() {
    Services.app.register(Clock.self) { _ in Clock() }
    (box.content as! Container).register(Mailer.self) { _ in Mailer() }
    (box.content as! Container).register(Clock.self) { _ in Clock() }
}

func show() {
    _ = Services.session.resolve(Clock.self)!
    _ = Services.session.resolve(Mailer.self)!
    _ = Services.app.resolve(Clock.self)!
}
