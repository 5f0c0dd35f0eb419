import DpendRuntime

protocol Clock: AnyObject {}
final class ClockImpl: Clock {}

struct Broken: Error {}

final class FlagConfiguration: DependencyConfiguration {
    private var count = 0
    func isOn() -> DependencyRegistration<() -> Bool> { DependencyRegistration { { self.count += 1; return self.count > 2 } } }
    func name() throws -> DependencyRegistration<() throws -> String> { DependencyRegistration { { throw Broken() } } }
    func plain() -> DependencyRegistration<@Sendable () -> Int> { DependencyRegistration { { 7 } } }
}

/// Called when it is asked for, not before.
final class FeatureImpl {
    private let evaluate: () -> Bool
    private let clock: () -> any Clock
    private let number: () -> Int
    init(
        isOn: @autoclosure @escaping () -> Bool, clock: @autoclosure @escaping () -> any Clock,
        number: @autoclosure @escaping @Sendable () -> Int, other: any Clock
    ) {
        evaluate = isOn
        self.clock = clock
        self.number = number
    }
    var isOn: Bool { evaluate() }
    var text: String { "\(number()) \(clock() !== clock())" }
}

final class KeptFeatureImpl {
    let clock: () throws -> any Clock
    init(clock: @autoclosure @escaping () throws -> any Clock) { self.clock = clock }
}

final class ThrowingImpl {
    let problem: String
    init(name: @autoclosure () throws -> String, clock: any Clock) throws {
        do { problem = try name() } catch { problem = "\(error)" }
    }
}
