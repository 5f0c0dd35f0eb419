import Dependencies
import DependenciesMacros

struct Api: Sendable {}
struct Store: Sendable {}

extension DependencyValues {
    @DependencyEntry(liveValue: Api()) var api: Api = Api()
    // Only a value for tests.
    @DependencyEntry var store: Store = Store()
}

final class Model {
    @Dependency(\.api) var api
    @Dependency(\.store) var store
}
