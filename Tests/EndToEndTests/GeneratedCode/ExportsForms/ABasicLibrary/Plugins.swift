public protocol Plugin { var name: String { get } }
public protocol Clock { var time: Int { get } }

struct Offset { let hours = 2 }

final class SunPlugin_Impl: Plugin {
    var name: String { "sun of \(clock.time)" }
    let clock: any Clock
    init(clock: any Clock) { self.clock = clock }
}

final class ClockImpl: Clock {
    let time: Int
    init(offset: Offset = Offset()) { time = 12 + offset.hours }
}
