import UIKit

final class AlertPresenter {
    init(context: UIViewController? = nil, style: Int = 0) {}
}

/// The screens of the application are shown in this one.
final class RootViewController: UIViewController {
    init() { super.init(nibName: nil, bundle: nil) }
}

final class LoginCoordinator {
    private let root: RootViewController

    init(root: RootViewController) { self.root = root }

    func fail() { SignUpViewModel(alerts: AlertPresenter(context: root)).show() }
}

final class AccountCoordinator {
    private let root: RootViewController

    init(root: RootViewController) { self.root = root }

    func fail() {
        let alerts = AlertPresenter(
            context: root,
            style: 1
        )
        SettingsViewModel(alerts: alerts, clock: ClockManager()).show()
    }
}
