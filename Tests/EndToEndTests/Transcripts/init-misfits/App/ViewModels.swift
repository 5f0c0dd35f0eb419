protocol Clock {}

final class ClockManager: Clock {
    /// One call leaves 'step' to its default value.
    init(step: Int = 1) {}
}

final class SignUpViewModel {
    init(alerts: AlertPresenter) {}
    func show() {}
}

final class SettingsViewModel {
    init(alerts: AlertPresenter, clock: any Clock) {}
    func show() {}
}

final class ClockService {
    private let clock = ClockManager(step: 2)
    init(clock: any Clock) {}
}
