import Swinject
import SwinjectAutoregistration

protocol Clock {}
final class SystemClock: Clock {}
final class Timer { init(clock: any Clock, seconds: Int) {} }
final class Span { init(from: Int, to: Int) {} }

func fill(_ c: Container) {
    c.autoregister((any Clock).self, initializer: SystemClock.init)
    c.autoregister(Timer.self, argument: Int.self, initializer: Timer.init)
    c.autoregister(Span.self, arguments: Int.self, Int.self, initializer: Span.init)
}

func show(_ r: Resolver) {
    _ = r.resolve(Timer.self, argument: 60)!
    _ = r.resolve(Timer.self, argument: "a minute")!
    let clock: any Clock = r~>
    _ = (r ~> Timer.self, clock)
}
