import Dip

final class Clock {}
final class Mailer { init(clock: Clock) {} }
final class Theme {}

final class Services {
    let core = DependencyContainer()
    let mail = DependencyContainer()
    let theme = DependencyContainer()
    init() {
        core.register { Clock() }
        mail.register { Mailer(clock: $0) }
        theme.register { Theme() }
        mail.collaborate(with: core)
    }
}

func right(_ s: Services) {
    _ = try! s.mail.resolve() as Clock
    _ = try! s.core.resolve() as Mailer
    _ = try! s.theme.resolve() as Theme
}

func wrong(_ s: Services) { _ = try! s.theme.resolve() as Clock }
func other(_ s: Services) { _ = try! s.mail.resolve() as Theme }
