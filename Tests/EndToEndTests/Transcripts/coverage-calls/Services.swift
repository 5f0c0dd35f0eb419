import Foundation

protocol Clock {}
final class ClockImpl: Clock {
    init() {}
}
enum Outer {
    final class NestedImpl: Clock2 {
        init(clock: any Clock) {}
    }
}
protocol Clock2 {}
struct BoxImpl: Boxed {
    init(clock: any Clock) {}
    static func make(clock: any Clock) -> Self { Self(clock: clock) }
}
protocol Boxed {}
final class UserImpl {
    init(nested: any Clock2, boxed: any Boxed, done: @escaping () -> Void = {}) {}
}
typealias Timepiece = ClockImpl

// A cycle, which 'analyze' reports.
protocol Hen {}
protocol Egg {}
final class HenImpl: Hen {
    init(egg: any Egg) {}
}
final class EggImpl: Egg {
    init(hen: any Hen) {}
}
func hatch(egg: any Egg) { _ = HenImpl(egg: egg) }
