import Swinject
import UIKit

protocol Clock {}
protocol Store {}
protocol Mailer {}

final class DIContainer {
    static let shared = DIContainer()
    let container = Container()

    private init() {
        container.register(Clock.self) { _ in SystemClock() }
    }

    func resolve<T>() -> T {
        guard let instance = container.resolve(T.self) else { fatalError() }
        return instance
    }
}

struct SystemClock: Clock {}

protocol Storyboarded {
    static func instantiate() -> Self
    var copy: Self? { get }
}

extension Storyboarded where Self: UIViewController {
    static func instantiate() -> Self { UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() as! Self }
    var copy: Self? { nil }
}

final class ClockScreen: UIViewController, Storyboarded {
    var clock: Clock?
    var later: Lazy<Clock>!
    var store: Store!
    var maybeStore: Store?
    var mailer: Lazy<Mailer>!
}

final class Coordinator {
    func start() {
        let screen = ClockScreen.instantiate()
        // A request for 'Clock?' gets the registration of 'Clock', and one for 'Lazy<Clock>' as well.
        screen.clock = DIContainer.shared.resolve()
        screen.copy?.clock = DIContainer.shared.resolve()
        screen.later = DIContainer.shared.resolve()
        // Nothing registers these.
        screen.store = DIContainer.shared.resolve()
        screen.mailer = DIContainer.shared.resolve()
        // Swinject returns 'nil' as the value of 'Store?', so that nothing fails.
        screen.maybeStore = DIContainer.shared.resolve()
    }
}
