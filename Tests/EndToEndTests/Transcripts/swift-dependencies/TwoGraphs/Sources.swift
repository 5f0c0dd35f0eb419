import Dependencies
import FactoryKit

struct Api: TestDependencyKey, Sendable { static let testValue = Api() }

extension DependencyValues {
    var api: Api { get { self[Api.self] } set { self[Api.self] = newValue } }
}

final class Session {}

extension Container {
    var session: Factory<Session?> { promised() }
    var model: Factory<Model> { self { Model() } }
}

final class Model {
    @Dependency(\.api) var api
    @Injected(\.session) var session
}

@main struct Shop {
    static func main() { _ = Container.shared.model() }
}
