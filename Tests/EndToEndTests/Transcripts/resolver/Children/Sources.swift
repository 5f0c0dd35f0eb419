import Resolver

final class Clock {}
final class Mailer {}
final class Theme {}

extension Resolver {
    static let session = Resolver(child: .main)
    static let preview = Resolver()
}

func fill() {
    Resolver.register { Clock() }
    Resolver.session.register { Mailer() }
    Resolver.preview.register { Theme() }
}

final class Screen {
    @Injected var clock: Clock
    @Injected(container: .session) var mailer: Mailer
}

func right() {
    let _: Clock = Resolver.session.resolve()
    let _: Mailer = Resolver.session.resolve()
    let _: Theme = Resolver.preview.resolve()
    _ = Screen()
}

func above() { _ = Resolver.main.resolve(Mailer.self) }
func beside() { _ = Resolver.preview.resolve(Clock.self) }

final class WrongScreen {
    @Injected var mailer: Mailer
}
