import Swinject

struct Container { func resolve<T>(_ type: T.Type) -> T? { nil } }
final class Broadcaster { func register<T>(_ type: T.Type, observer: Any) {} }
protocol Observer {}

final class Screen {
    let broadcaster = Broadcaster()
    func show() {
        broadcaster.register(Observer.self, observer: self)
        _ = Container().resolve(Broadcaster.self)!
    }
}
