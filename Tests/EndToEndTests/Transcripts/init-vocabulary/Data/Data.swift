protocol Clock {}
final class SystemClock: Clock { init() {} }
final class Screen { init(clock: any Clock) {} }

// Data of other libraries, by their superclasses: neither 'init' nor 'coverage' takes them for objects.
final class Mapped: Mappable { init(clock: any Clock) {} }
final class Stored: Object { init(clock: any Clock) {} }

// An object with an unknown superclass.
final class Observed: Observer { init(clock: any Clock) {} }

final class Home { init(screen: Screen, mapped: Mapped, stored: Stored, observed: Observed) {} }

func open(_ clock: SystemClock) -> Home {
    Home(
        screen: Screen(clock: clock), mapped: Mapped(clock: clock), stored: Stored(clock: clock),
        observed: Observed(clock: clock))
}
