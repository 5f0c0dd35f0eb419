import DpendRuntime
import Foundation
import SwiftUI

protocol Api {}
protocol ApiDelegate {}

// Lost: connected, and no filter chooses it.
final class LostApi: Api {
    init() {}
}
// Connected by what it requires.
final class Screen {
    init(api: any Api, delegate: any ApiDelegate) {}
}
// Connected, since a class that takes part requires it by its own name.
final class Settings {
    init() {}
}
final class Reader {
    init(settings: Settings, api: any Api) {}
}
// A model: made of values only.
final class User {
    init(name: String) {}
}
final class Greeter {
    init(user: User, api: any Api) {}
}
// Told of events, which is no dependency.
final class Listener: ApiDelegate {
    init() {}
}
// A bundle that an initializer takes, and one that none does.
struct Parameters {
    let api: any Api
}
final class Flow {
    init(parameters: Parameters) {}
}
struct Event {
    let api: any Api
}
struct HomeView: View {
    let api: any Api
    var body: some View { Text("") }
}
struct ApiError: Error {
    let api: any Api
}
final class ApiMock: Api {
    init() {}
}
final class Container: DependencyConfiguration {
    func api() -> DependencyRegistration<any Api> { DependencyRegistration { RegisteredApi(path: "a") } }
}
// Made by a registration.
final class RegisteredApi: Api {
    init(path: String) {}
}
// What a generated container takes the place of; a type that only is called so counts.
final class AppAssembly {
    init(api: any Api) {}
    func screen(delegate: any ApiDelegate) -> Screen { Screen(api: LostApi(), delegate: delegate) }
}
final class ShippingContainer {
    init(api: any Api) {}
}
