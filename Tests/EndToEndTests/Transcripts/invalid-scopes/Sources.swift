import DpendRuntime

struct Value {}
enum Choice { case one }
final class Object {}
protocol Thing {}

final class ScopeConfiguration: DependencyConfiguration {
    func value() -> DependencyRegistration<Value> { DependencyRegistration(scope: .weakSingleton) { Value() } }
    func choice() -> DependencyRegistration<Choice> { DependencyRegistration(scope: .weakSingleton) { .one } }
    func list() -> DependencyRegistration<[Thing]> { DependencyRegistration(scope: .weakSingleton) { [] } }
    func text() -> DependencyRegistration<String> { DependencyRegistration(scope: .weakSingleton) { "" } }
    // These may be objects.
    func object() -> DependencyRegistration<Object> { DependencyRegistration(scope: .weakSingleton) { Object() } }
    func thing() -> DependencyRegistration<Thing> { DependencyRegistration(scope: .weakSingleton) { fatalError() } }
}
