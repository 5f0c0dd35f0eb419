import Core
import Swinject

final class Greeter {
    init(clock: any Clock) {}
}

@main
enum Main {
    static func main() {
        let container = Container()
        container.register(Greeter.self) { Greeter(clock: $0.resolve(Clock.self)!) }
        _ = container.resolve(Greeter.self)!
    }
}
