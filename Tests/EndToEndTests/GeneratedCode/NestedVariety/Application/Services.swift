import DpendRuntime
import VarietyLibrary

/// The container is called like its value, and the value like its tag.
struct Request: DependencyTag {
    var path: String
}

struct Number {
    var value: Int
}

struct Level {
    var value: Int
}

/// Called like what generated code declares.
struct Overrides {
    var level: Level
}

final class EndpointImpl: Endpoint {
    let path: String

    init(request: Request) { path = request.path }
}

// A collection moves with one of its elements.

protocol Plugin {
    var title: String { get }
}

final class PlainPluginImpl: Plugin {
    var title: String { "plain" }
}

final class RequestPluginImpl: Plugin {
    let request: Request

    init(request: Request) { self.request = request }

    var title: String { "plugin of \(request.path)" }
}

#if !LEFT_OUT
final class ExtraPluginImpl: Plugin {
    var title: String { "extra" }
}
#endif

final class HostImpl {
    let plugins: [any Plugin]

    init(plugins: [any Plugin]) { self.plugins = plugins }
}

// Generic classes belong where their arguments do.

final class Box<Content> {
    let content: Content

    init(content: Content) { self.content = content }
}

final class ShelfImpl {
    let requests: Box<Request>
    let plain: Box<PlainPluginImpl>

    init(requests: Box<Request>, plain: Box<PlainPluginImpl>) {
        self.requests = requests
        self.plain = plain
    }
}

// Two branches have the number.

final class NumberImpl {
    let number: Number

    init(number: Tagged<Number, Request>) { self.number = number.dependency }
}

// Registrations, run-time values, properties.

final class AppConfiguration: DependencyConfiguration {
    func level(request: Request) -> DependencyRegistration<Overrides> {
        DependencyRegistration(scope: .singleton) { Overrides(level: Level(value: request.path.count)) }
    }

    func placed() -> DependencyRegistration<PlacedThing> {
        DependencyRegistration(scope: .singleton, in: "Request") { PlacedThing() }
    }
}

final class PlacedThing {}

final class TraceImpl {}

final class PageImpl {
    let title: String
    let request: Request
    let trace: TraceImpl
    @Injected var host: HostImpl
    @Injected var placed: PlacedThing

    init(@Assisted title: String, request: Request, trace: TraceImpl) {
        self.title = title
        self.request = request
        self.trace = trace
    }
}

final class PagesImpl {
    let make: (String) -> PageImpl
    let trace: TraceImpl
    let rootPages: (String) -> NoteImpl

    init(make: @escaping (String) -> PageImpl, trace: TraceImpl, rootPages: @escaping (String) -> NoteImpl) {
        self.make = make
        self.trace = trace
        self.rootPages = rootPages
    }
}

/// Of the root, made of run-time values.
final class NoteImpl {
    let text: String
    let trace: TraceImpl

    init(@Assisted text: String, trace: TraceImpl) {
        self.text = text
        self.trace = trace
    }
}

final class LevelImpl {
    let level: Level
    let overrides: Overrides
    let open: (Level) -> LevelImpl

    init(level: Level, overrides: Overrides, open: @escaping (Level) -> LevelImpl) {
        self.level = level
        self.overrides = overrides
        self.open = open
    }
}

/// Nothing here makes it.
final class Screen {
    @Injected var host: HostImpl
    @Injected var number: NumberImpl

    init(storyboard: Int) {}
}

/// Several in one, and collections behind what opens.
final class ServerImpl {
    let handle: (Tagged<Number, Request>, Request) -> [any Plugin]
    let lazy: (Request, Tagged<Number, Request>) throws -> Lazy<HostImpl>
    let later: (Request, Tagged<Number, Request>) -> () -> HostImpl
    let optional: ((Request, Tagged<Number, Request>) -> HostImpl)?

    init(
        handle: @escaping (Tagged<Number, Request>, Request) -> [any Plugin],
        lazy: @escaping (Request, Tagged<Number, Request>) throws -> Lazy<HostImpl>,
        later: @escaping (Request, Tagged<Number, Request>) -> () -> HostImpl,
        optional: ((Request, Tagged<Number, Request>) -> HostImpl)? = nil
    ) {
        self.handle = handle
        self.lazy = lazy
        self.later = later
        self.optional = optional
    }
}
