import DpendRuntime

protocol Service: AnyObject {}
final class DefaultService: Service {}

enum Red: DependencyTag {}
enum Blue: DependencyTag {}

final class Engine {}
final class Wheel {
    let engine: Engine
    init(engine: Engine) { self.engine = engine }
}
final class Car {
    let engine: Engine
    let wheel: Wheel
    init(engine: Engine, wheel: Wheel) {
        self.engine = engine
        self.wheel = wheel
    }
}

struct FactoryFailure: Error, Equatable {
    let reason: String
}

extension DependencyContainer {
    /// A car and its wheel, with an engine of the given scope.
    static func garage(engine scope: DependencyScope) -> DependencyContainer {
        let container = DependencyContainer()
        container.register(scope: scope) { _ in Engine() }
        container.register { Wheel(engine: try $0.resolve()) }
        container.register { Car(engine: try $0.resolve(), wheel: try $0.resolve()) }
        return container
    }
}
