import Dip

final class Clock {}
protocol Zone {}
struct SystemZone: Zone {}
final class Server { init(clock: Clock, address: String) {} }
final class Screen { init(server: Server) {} }

func fill(_ container: DependencyContainer) {
    container.register(.singleton) { Clock() }
    container.register(.singleton) { SystemZone() as Zone }
    container.register { Server(clock: try container.resolve(), address: "main.example.org") }
    container.register { Screen(server: try container.resolve()) }
}
