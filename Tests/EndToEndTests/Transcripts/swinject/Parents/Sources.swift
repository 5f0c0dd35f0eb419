import Swinject

final class Clock {}
final class Mailer { init(clock: Clock) {} }
final class Reminder { init(mailer: Mailer) {} }
final class Profile { init(user: String) {} }

final class Application {
    let container = Container()
    init() {
        container.register(Clock.self) { _ in Clock() }
        // The factory gets the container that is asked, the session's.
        container.register(Reminder.self) { r in Reminder(mailer: r.resolve(Mailer.self)!) }
    }
}

final class Session {
    let container: Container
    init(_ application: Application) {
        container = Container(parent: application.container)
        container.register(Mailer.self) { r in Mailer(clock: r.resolve(Clock.self)!) }
        container.register(Profile.self) { _, user in Profile(user: user) }
    }
}

func below(_ session: Session) {
    _ = session.container.resolve(Mailer.self)!
    _ = session.container.resolve(Reminder.self)!
    _ = session.container.resolve(Clock.self)!
}

func above(_ application: Application) { _ = application.container.resolve(Mailer.self)! }

func arguments(_ session: Session) { _ = session.container.resolve(Profile.self)! }
