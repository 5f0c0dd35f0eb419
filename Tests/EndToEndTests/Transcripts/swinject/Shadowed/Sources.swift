import Swinject

protocol Clock {}
final class SystemClock: Clock {}
final class SessionClock: Clock { init(base: Mailer) {} }
final class Mailer { init(clock: any Clock) {} }

// The parent's clock is no part of a cycle with the session's.
func start() -> Mailer {
    let parent = Container()
    parent.register((any Clock).self) { _ in SystemClock() }
    parent.register(Mailer.self) { r in Mailer(clock: r.resolve((any Clock).self)!) }
    return parent.resolve(Mailer.self)!
}

func open() -> any Clock {
    let parent = Container()
    parent.register(Mailer.self) { r in Mailer(clock: r.resolve((any Clock).self)!) }
    let child = Container(parent: parent)
    child.register((any Clock).self) { r in SessionClock(base: r.resolve(Mailer.self)!) }
    return child.resolve((any Clock).self)!
}
