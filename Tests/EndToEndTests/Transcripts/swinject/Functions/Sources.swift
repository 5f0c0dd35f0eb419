import Swinject

final class Clock {}
final class Mailer {}
final class Theme {}

protocol Module { func fill(_ container: Container) }
struct ClockModule: Module { func fill(_ container: Container) { container.register(Clock.self) { _ in Clock() } } }
struct MailModule: Module { func fill(_ container: Container) { container.register(Mailer.self) { _ in Mailer() } } }

extension Container {
    func get<T>(_ type: T.Type) -> T { resolve(type)! }
    func addTheme() { register(Theme.self) { _ in Theme() } }
}

enum Scene {
    static var main: Container = {
        let container = Container()
        let module: any Module = ClockModule()
        module.fill(container)
        return container
    }()
    static let other = make(nil)
    static func make(_ parent: Container?) -> Container {
        let made = Container(parent: parent)
        made.addTheme()
        return made
    }
}

func clock() -> Clock { Scene.main.get(Clock.self) }
func mailer() -> Mailer { Scene.main.get(Mailer.self) }
func theme() -> Theme { Scene.other.get(Theme.self) }
func otherClock() -> Clock { Scene.other.get(Clock.self) }
func mainTheme() -> Theme { Scene.main.get(Theme.self) }
