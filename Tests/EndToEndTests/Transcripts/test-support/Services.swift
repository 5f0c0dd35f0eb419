public protocol Clock {
    var now: Int { get }
}

struct Settings {}

final class ClockImpl: Clock {
    var now: Int { 9 }
    init(settings: Settings) {}
}
