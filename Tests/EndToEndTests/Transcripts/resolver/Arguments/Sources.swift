import Resolver

final class Timer { init(seconds: Int) {} }
final class Clock { init(zone: String?) {} }

func fill() {
    Resolver.register { _, args in Timer(seconds: args()) }
    Resolver.register { _, args in Clock(zone: args.optional()) }
}

func right() {
    let _: Timer = Resolver.resolve(args: 3)
    let _: Clock = Resolver.resolve()
}

final class LateScreen {
    @LazyInjected var timer: Timer
    init() { $timer.args = 3 }
}

func wrong() { let _: Timer = Resolver.resolve() }

final class Screen {
    @Injected var timer: Timer
}
