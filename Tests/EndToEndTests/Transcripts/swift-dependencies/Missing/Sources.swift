import Dependencies
import SwiftUI

struct Api: Sendable { var load: @Sendable () -> Void = {} }
extension Api: TestDependencyKey { static let testValue = Api() }

struct Store: Sendable { var save: @Sendable () -> Void = {} }
extension Store: TestDependencyKey { static let testValue = Store() }

struct Log: Sendable { var write: @Sendable () -> Void = {} }
extension Log: DependencyKey { static let liveValue = Log() }

private enum ClockKey: TestDependencyKey { static let testValue = 0 }

extension DependencyValues {
    var api: Api {
        get { self[Api.self] }
        set { self[Api.self] = newValue }
    }
    var store: Store {
        get { self[Store.self] }
        set { self[Store.self] = newValue }
    }
    var log: Log {
        get { self[Log.self] }
        set { self[Log.self] = newValue }
    }
    var ticks: Int {
        get { self[ClockKey.self] }
        set { self[ClockKey.self] = newValue }
    }
}

final class Model {
    // Nothing gives it a value.
    @Dependency(\.api) var api
    @Dependency(\.api.load) var load
    // The application gives it one.
    @Dependency(\.store) var store
    @Dependency(\.log) var log
    // The library has it.
    @Dependency(\.date) var date
    @Dependency(Api.self) var byType

    func run() {
        @Dependency(\.ticks) var ticks
        _ = ticks
    }
}

@main struct Shop: App {
    init() {
        prepareDependencies { $0.store = Store() }
    }
    let model = Model()
    var body: some Scene { WindowGroup { Text("") } }
}
