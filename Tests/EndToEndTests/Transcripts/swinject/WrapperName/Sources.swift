import Swinject

final class Session {}

enum DI { static let container = Container() }

@propertyWrapper struct Inject<T> {
    let wrappedValue: T
    init(_ name: String? = nil) { wrappedValue = DI.container.resolve(T.self, name: name)! }
}

func fill() { DI.container.register(Session.self, name: "main") { _ in Session() } }

final class Screen {
    @Inject("main") var right: Session
    @Inject("other") var wrong: Session
    @Inject var unnamed: Session
}
