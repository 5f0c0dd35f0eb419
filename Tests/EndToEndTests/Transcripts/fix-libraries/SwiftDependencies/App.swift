import Dependencies

protocol Clock: Sendable {}
final class SystemClock: Clock {}

public final class Tracker: Sendable { public init() {} }
extension Tracker: TestDependencyKey { public static let testValue = Tracker() }

// Its live code is not written yet.
struct Api: Sendable { var load: @Sendable () -> Void = {} }
extension Api: TestDependencyKey { static let testValue = Api() }

private enum ClockKey: TestDependencyKey { static let testValue: any Clock = SystemClock() }

extension DependencyValues {
    var clock: any Clock {
        get { self[ClockKey.self] }
        set { self[ClockKey.self] = newValue }
    }
}

@main struct Model {
    @Dependency(\.clock) var clock
    @Dependency(Tracker.self) var tracker
    @Dependency(Api.self) var api
    static func main() { _ = Model() }
}
