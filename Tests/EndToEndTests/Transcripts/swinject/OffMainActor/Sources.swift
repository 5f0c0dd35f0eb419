import Dispatch
import Swinject

@MainActor final class Screen { init() {} }
final class Router { init(screen: Screen) {} }
final class Store { init(make: () -> Screen?) {} }

func fill(_ c: Container) {
    c.register(Screen.self) { _ in MainActor.assumeIsolated { Screen() } }
    c.register(Router.self) { r in Router(screen: r.resolve(Screen.self)!) }
    c.register(Store.self) { r in Store(make: { MainActor.assumeIsolated { Screen() } }) }
}

func detached(_ c: Container) {
    Task.detached { _ = c.resolve(Screen.self) }
}

func queued(_ c: Container) {
    let end = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
        _ = c.resolve(Router.self)!
        end.signal()
    }
    end.wait()
}

actor Worker {
    let c: Container
    init(c: Container) { self.c = c }
    func work() { _ = c.resolve(Screen.self) }
    nonisolated func elsewhere() { _ = c.resolve(Screen.self) }
}

func right(_ c: Container) {
    _ = c.resolve(Screen.self)
    Task { _ = c.resolve(Screen.self) }
    DispatchQueue.global().sync { _ = c.resolve(Screen.self) }
    Task.detached { @MainActor in _ = c.resolve(Screen.self) }
    Task.detached { await MainActor.run { _ = c.resolve(Screen.self) } }
    Task.detached { _ = c.resolve(Store.self)! }
    DispatchQueue.global().async { DispatchQueue.main.async { _ = c.resolve(Screen.self) } }
}
