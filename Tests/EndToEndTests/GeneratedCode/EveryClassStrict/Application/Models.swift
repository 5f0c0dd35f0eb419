import DpendRuntime
import EveryClassLibrary

nonisolated protocol Api { var name: String { get } }
nonisolated final class ApiImpl: Api { let name = "api" }

// Three share 'Model', which nothing requires.
nonisolated final class HomeModel: Model {
    let title: String
    init(api: any Api) { title = "home of \(api.name)" }
}
nonisolated final class LoginModel: Model {
    let title: String
    init(home: HomeModel) { title = "login at \(home.title)" }
}

// One instance, whatever it is asked by.
nonisolated protocol Menu: AnyObject {}
nonisolated final class KeptModel: Model, Menu, Sendable {
    let title = "kept"
}
nonisolated final class KeptMenuModel: Menu, Sendable {}

// A name of its own that can be nothing.
nonisolated protocol Page { var number: Int { get } }
nonisolated final class FirstModel: Page {
    let number = 1
    init?(api: any Api) { if api.name.isEmpty { return nil } }
}
nonisolated final class SecondModel: Page {
    let number = 2
    init?(api: any Api) { if api.name == "api" { return nil } }
}

// A tag goes for the protocol, not for the own name.
nonisolated enum Blue: DependencyTag {}
nonisolated final class BlueTaggedModel: Page { let number = 3 }
nonisolated final class SkyTaggedModel: Page { let number = 4 }

// All of them, and by its own name one that a registration replaces.
nonisolated protocol Clock { var now: Int { get } }
nonisolated final class ClockImpl: Clock { let now = 1 }
nonisolated final class ClockConfiguration: DependencyConfiguration {
    func clock() -> DependencyRegistration<any Clock> { DependencyRegistration { ClockImpl() } }
}
nonisolated final class ListModel {
    let titles: [String]
    init(models: [any Model], clock: any Clock) { titles = models.map(\.title) }
}

// Run-time values: nobody asks for closures.
nonisolated final class ProfileModel: Model {
    let title: String
    init(api: any Api, @Assisted userID: Int) { title = "profile \(userID) of \(api.name)" }
}
@MainActor final class ScreenModel {
    let title: String
    init(@Assisted _ title: String, store: StoreImpl) { self.title = "\(title) with \(store.name)" }
}
@MainActor final class StoreImpl { let name = "store" }
nonisolated struct Refused: Error {}
nonisolated final class TicketModel {
    let number: Int
    init(source: SourceImpl, @Assisted number: Int) { self.number = number }
}
nonisolated final class SourceImpl {
    init(api: any Api) throws { if api.name.isEmpty { throw Refused() } }
}
nonisolated final class TwiceModel {
    let text: String
    init(@Assisted number: Int) { text = "number \(number)" }
    init(@Assisted name: String, api: any Api) { text = "name \(name)" }
    init(api: any Api) { text = "neither" }
}
nonisolated final class ColoredTaggedModel {
    let number: Int
    init(@Assisted number: Int) { self.number = number }
}
nonisolated protocol Colored { var color: Int { get } }
nonisolated final class ShadeTaggedModel: Colored {
    let color: Int
    init(@Assisted color: Int) { self.color = color }
}
nonisolated final class PaletteModel {
    let color: Int
    init(make: Tagged<(Int) -> any Colored, Blue>) { color = make.dependency(5).color }
}
