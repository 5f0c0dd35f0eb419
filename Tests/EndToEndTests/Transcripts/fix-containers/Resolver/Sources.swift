import Resolver

protocol Clock {}
final class SystemClock: Clock {}
protocol Store {}
final class FileStore: Store {
    var count = 0
    init(clock: Clock) {}
}
final class Repository { init(store: Store, clock: Clock) {} }
protocol Audit {}
final class Auditor: Audit {}
@MainActor final class Screen {}

extension Resolver: ResolverRegistering {
    public static func registerAllServices() {
        register { SystemClock() as Clock }
        register { Auditor() }
    }
}

final class Model {
    @Injected var repository: Repository
    @Injected var audit: Audit
    // Its factory would run on the main actor, and Resolver cannot say that.
    @Injected var screen: Screen
}
let model = Model()
