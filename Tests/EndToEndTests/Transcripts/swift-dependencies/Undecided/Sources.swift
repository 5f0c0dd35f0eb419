import Dependencies
import Firebase

struct Api: TestDependencyKey, Sendable { static let testValue = Api() }

extension DependencyValues {
    var api: Api { get { self[Api.self] } set { self[Api.self] = newValue } }
    // A key that another library declares.
    var analytics: Analytics { get { self[AnalyticsKey.self] } set { self[AnalyticsKey.self] = newValue } }
}

final class Model {
    @Dependency(\.api) var api
    @Dependency(\.analytics) var analytics
    @Dependency(\.elsewhere) var elsewhere
}

@main struct Tool {
    static func main() {
        // Nobody can tell what these are.
        prepareDependencies { $0 = values() }
    }
}
