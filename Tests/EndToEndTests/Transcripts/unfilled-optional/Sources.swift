import UIKit

// Nothing conforms to it any more.
protocol Analytics {}
final class RemoteAnalyticsImpl {}

// A class conforms, but no filter chooses it.
protocol Clock {}
final class SystemClock: Clock {}

// The maker of the object has it.
protocol BoardDelegate: AnyObject {}

final class RouterImpl { init(analytics: (any Analytics)?, clock: (any Clock)?) {} }
final class HomeImpl { init(analytics: (any Analytics)?) {} }
final class CartImpl { init(analytics: (any Analytics)?) {} }
final class OrdersImpl { init(analytics: (any Analytics)?) {} }
final class BoardImpl { init(delegate: (any BoardDelegate)?) {} }

// Not so: provided, with a default value, required plainly too, of another module, or not a protocol.
protocol Store {}
final class DiskStoreImpl: Store {}
protocol Theme {}
protocol Session {}
struct Style {}
final class SettingsImpl {
    init(store: (any Store)?, theme: (any Theme)? = nil, session: (any Session)?, view: UIView?, style: Style?) {}
}
final class LoginImpl { init(session: any Session) {} }
