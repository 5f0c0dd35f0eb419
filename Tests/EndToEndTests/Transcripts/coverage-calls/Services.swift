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
