import DpendRuntime

final class ClockConfiguration: DependencyConfiguration {
    func clock() -> DependencyRegistration<Clock> { DependencyRegistration { FixedClockImpl(now: 0) } }
}
