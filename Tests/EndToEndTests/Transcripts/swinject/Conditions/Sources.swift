import Swinject

final class Tracker {}
final class Console {}
final class Own {}

func fill(_ c: Container) {
    #if DEBUG
        c.register(Console.self) { r in
            _ = r.resolve(Own.self)!
            return Console()
        }
    #endif
}

#if os(iOS)
    func fillMore(_ c: Container) { c.register(Tracker.self) { _ in Tracker() } }
#endif

func show(_ r: Resolver) {
    _ = r.resolve(Console.self)!
    _ = r.resolve(Tracker.self)!
}
