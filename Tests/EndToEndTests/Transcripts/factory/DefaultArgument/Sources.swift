import FactoryKit

final class Clock { init(timer: Timer) {} }
final class Timer { init(clock: Clock = Container.shared.clock()) {} }

extension Container {
    var clock: Factory<Clock> { self { Clock(timer: self.timer()) } }
    var timer: Factory<Timer> { self { Timer() } }
}
