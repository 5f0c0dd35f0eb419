import AServiceLibrary
import FeatureOfOneOutputLibrary

struct User: Sendable { let name: String }

protocol API: Sendable { func load() async throws -> String }
protocol Greeter: Sendable { func greet() -> String }

#if DEBUG
    final class StubAPIImpl: API {
        func load() async throws -> String { "stub" }
    }

    /// A decorator that only one build has.
    final class LoudGreeter: Greeter {
        let wrapped: any Greeter
        init(wrapped: any Greeter) { self.wrapped = wrapped }
        func greet() -> String { wrapped.greet() + "!" }
    }
#else
    final class LiveAPIImpl: API {
        let reporter: any Reporter
        init(reporter: any Reporter) async throws { self.reporter = reporter }
        func load() async throws -> String { "live" }
    }
#endif

final class GreeterImpl: Greeter {
    func greet() -> String { "hello" }
}

/// Takes a tool more in one build.
final class HomeModelImpl: Sendable {
    let text: String
    #if DEBUG
        init(signIn: any SignIn, tools: any Tools, greeter: any Greeter, title: String) {
            text = "\(title): \(greeter.greet()), \(signIn.signIn()) \(tools.names)"
        }
    #else
        init(signIn: any SignIn, greeter: any Greeter, title: String) {
            text = "\(title): \(greeter.greet()), \(signIn.signIn())"
        }
    #endif
}

final class SessionImpl: Sendable {
    let text: String
    init(user: User, greeter: any Greeter, checks: [any Check]) {
        text = "\(greeter.greet()) \(user.name) with \(checks.map(\.name))"
    }
}

final class LoaderImpl: Sendable {
    let api: @Sendable () async throws -> any API
    init(api: @escaping @Sendable () async throws -> any API) { self.api = api }
}
