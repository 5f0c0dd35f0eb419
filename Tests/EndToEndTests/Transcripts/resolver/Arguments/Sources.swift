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

// The screen makes the model and keeps it, and the panel within the screen gets the same one. Another order fails.
final class Model { init(page: Int) {} }
func fillPages() { Resolver.register { _, args in Model(page: args()) }.scope(.shared) }
final class PageScreen {
    let model: Model = Resolver.resolve(args: 3)
}
final class PagePanel {
    let model: Model = Resolver.resolve()
}

// Each request makes an instance, although another one passes arguments.
final class Draft { init(page: Int) {} }
func fillDrafts() { Resolver.register { _, args in Draft(page: args()) }.scope(.unique) }
func drafts() {
    let _: Draft = Resolver.resolve(args: 3)
    let _: Draft = Resolver.resolve()
}
