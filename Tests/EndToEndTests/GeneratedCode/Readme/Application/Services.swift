protocol Clock { func now() -> Int }
protocol GreetingService { func greeting() -> String }

final class ClockImpl: Clock {
    func now() -> Int { 9 }
}

final class GreetingServiceImpl: GreetingService {
    private let clock: Clock

    init(clock: Clock) {
        self.clock = clock
    }

    func greeting() -> String { clock.now() < 12 ? "Good morning" : "Good evening" }
}
