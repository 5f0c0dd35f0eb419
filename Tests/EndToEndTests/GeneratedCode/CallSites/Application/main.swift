protocol Clock {}
final class SystemClockImpl: Clock {}

class Screen {
    let clock: any Clock
    init(clock: any Clock) { self.clock = clock }
}

final class HomeScreenImpl: Screen {}

print(type(of: CallSitesModule().homeScreenImpl))

#if EMBEDDED
// Nothing requires a `Screen`. The container has one, because this code asks for it, and it is the singleton.
let container = try CallSitesModule.makeContainer()
let screen = try container.resolve(Screen.self)
let same = try container.resolve(HomeScreenImpl.self)
precondition(same === screen)
#endif
