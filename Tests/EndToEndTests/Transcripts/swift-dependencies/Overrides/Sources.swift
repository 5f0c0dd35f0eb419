import Dependencies

struct Api: TestDependencyKey, Sendable { static let testValue = Api(); var load: @Sendable () -> Void = {} }
struct Store: TestDependencyKey, Sendable { static let testValue = Store() }
struct Log: TestDependencyKey, Sendable { static let testValue = Log() }
struct Files: TestDependencyKey, Sendable { static let testValue = Files() }
struct Sound: TestDependencyKey, Sendable { static let testValue = Sound() }
struct Game: TestDependencyKey, Sendable { static let testValue = Game() }

extension DependencyValues {
    var api: Api { get { self[Api.self] } set { self[Api.self] = newValue } }
    var store: Store { get { self[Store.self] } set { self[Store.self] = newValue } }
    var log: Log { get { self[Log.self] } set { self[Log.self] = newValue } }
    var files: Files { get { self[Files.self] } set { self[Files.self] = newValue } }
    var sound: Sound { get { self[Sound.self] } set { self[Sound.self] = newValue } }
    var game: Game { get { self[Game.self] } set { self[Game.self] = newValue } }

    mutating func begin() { sound = Sound() }
}

final class Model {
    @Dependency(\.api) var api
    @Dependency(\.store) var store
    @Dependency(\.log) var log
    @Dependency(\.files) var files
    @Dependency(\.sound) var sound
    @Dependency(\.game) var game
}

@main struct Shop {
    static func main() {
        withDependencies {
            $0.api.load = {}
            $0[Store.self] = Store()
        } operation: {
            _ = Model()
        }
        // Only sometimes.
        if CommandLine.arguments.count > 1 {
            prepareDependencies { $0.log = Log() }
        }
        prepareDependencies(bootstrap)
        Screen().dependency(\.game, Game())
    }
    static func bootstrap(_ values: inout DependencyValues) {
        values.files = Files()
        values.begin()
    }
}
struct Screen {}
