protocol Clock { func hour() -> Int }
final class SystemClockImpl: Clock {
    func hour() -> Int { 9 }
}

protocol Api {}
final class LiveApi: Api {}

protocol Store {}

protocol Theme {}
final class DarkThemeImpl: Theme {}
final class LightThemeImpl: Theme {}

class Screen {}
final class HomeScreenImpl: Screen {}
