import Swinject

protocol Clock {}
final class SystemClock: Clock {}
final class Page { init(clock: Clock, in: Int, r: String) {} }
final class Other {}

// The statement stays in the property.
var shared: Container {
    let container = Container()
    container.register(Clock.self) { _ in SystemClock() }
    return container
}
_ = shared.resolve(Page.self, arguments: 7, "a")!
_ = shared.resolve(Other.self)!

// The only registration is a result, so that a statement after it would never run.
final class Third {}
final class Fourth {}
func make(_ own: Container) -> ServiceEntry<Third> { return own.register(Third.self) { _ in Third() } }
func show() {
    let own = Container()
    _ = make(own)
    _ = own.resolve(Fourth.self)!
}
