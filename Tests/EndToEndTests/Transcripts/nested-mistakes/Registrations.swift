import DpendRuntime

struct Theme {}
struct Font {}
struct Color {}

final class AppConfiguration: DependencyConfiguration {
    let place = "Session"

    func theme() -> DependencyRegistration<Theme> {
        DependencyRegistration(in: "Sesion") { Theme() }
    }

    func font(user: User) -> DependencyRegistration<Font> {
        DependencyRegistration(scope: .singleton, in: "root") { Font() }
    }

    func color() -> DependencyRegistration<Color> {
        DependencyRegistration(in: "Ses\(1)ion") { Color() }
    }
}
