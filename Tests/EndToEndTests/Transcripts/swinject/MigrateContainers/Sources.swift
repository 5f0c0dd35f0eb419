import Foundation
import Swinject

protocol Clock {}
struct SystemClock: Clock {}
final class Mailer { init(clock: any Clock) {} }
final class Log { init(lines: [String], clock: any Clock) {} }
final class Screen { init(mailer: Mailer, title: String) {} }

final class CoreAssembly: Assembly {
    func assemble(container: Container) {
        container.register((any Clock).self) { _ in SystemClock() as any Clock }.inObjectScope(.container)
        container.register(Mailer.self) { r in Mailer(clock: r.resolve((any Clock).self)!) }
        container.register(Log.self) { r in
            let lines = [1, 2].map { number in
                "\(number)"
            }

            return Log(lines: lines, clock: r.resolve((any Clock).self)!)
        }
    }
}

final class ScreenAssembly: Assembly {
    func assemble(container: Container) {
        container.register(Screen.self) { r, title in Screen(mailer: r.resolve(Mailer.self)!, title: title) }
    }
}

final class Widget {
    let assembler = Assembler([CoreAssembly()])
    func mailer() -> Mailer { assembler.resolver.resolve(Mailer.self)! }
}

final class App {
    let assembler = Assembler([CoreAssembly(), ScreenAssembly()])
    func screen() -> Screen { assembler.resolver.resolve(Screen.self, argument: "Today")! }
}
