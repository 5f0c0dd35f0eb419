import FactoryKit

protocol Api {}
final class ApiImpl: Api {}
final class DebugApi: Api { @Injected(\.log) var log }
final class TestApi: Api { @Injected(\.log) var log }
final class Log { @Injected(\.api) var api }

extension Container {
    // Only what debug builds and tests make goes in a circle.
    var api: Factory<any Api> {
        self { ApiImpl() }
            .onDebug { DebugApi() }
            .onTest { TestApi() }
            .singleton
    }
    var log: Factory<Log> { self { Log() } }
    var flag: Factory<Bool> {
        self { false }
            .onArg("-flag") { true }
            .context(.simulator, .device) { true }
    }
}
