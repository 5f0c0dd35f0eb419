import Swinject

final class Core {}
final class Clock {}
final class Server { init(core: Core, address: String, clock: Clock) {} }
final class Report { init(clock: Clock, title: String) {} }

func title() -> String { "Report" }

final class AppAssembly: Assembly {
    private let address = "main.example.org"

    func assemble(container: Container) {
        let core = Core()
        container.register(Clock.self) { _ in Clock() }
        container.register(Core.self) { _ in
            print("the same for all")
            return core
        }
        container.register(Server.self) { r in Server(core: Core(), address: self.address, clock: r.resolve(Clock.self)!) }
        container.register(Report.self) { r in
            let clock = r.resolve(Clock.self)!
            return Report(clock: clock, title: title())
        }
    }
}
