import Dip

final class Settings {}
final class Clock {}

let container = DependencyContainer { c in
    let settings: Settings = try! c.resolve()
    print(settings)
    c.register { Settings() }
    c.register { Clock() }
    let clock: Clock = try! c.resolve()
    print(clock)
}
