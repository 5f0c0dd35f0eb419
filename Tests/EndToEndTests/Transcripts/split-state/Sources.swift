import DpendRuntime
import Combine
import UIKit

protocol Tokens {}
protocol Session {}

// Each user gets state of its own.
final class TokenStore: Tokens, Session { var token: String? }
actor Counter { let start = 0 }
class BaseCache { private var entries: [String: Int] = [:] }
final class ImageCache: BaseCache {}
final class Settings { @Published private(set) var theme = "light" }
final class Observed { var state = 0 { didSet { print(state) } } }

final class Client { init(tokens: any Tokens, counter: Counter, cache: ImageCache, settings: Settings, observed: Observed) {} }
final class Login { init(session: any Session, counter: Lazy<Counter>, cache: [ImageCache], settings: Settings?, observed: Observed) {} }

// Not so: nothing to share, or meant to be apart.
final class Plain { let name = ""; static var count = 0; var size: Int { 1 }; var text: String { get { "" } set {} } }
final class Late { lazy var decoder = Plain(); weak var delegate: Login?; unowned var owner: Client }
final class Calling { var onChange: ((Int) -> Void)?; var done: @Sendable () -> Void = {} }
final class Tooled { private var cancellables = Set<AnyCancellable>(); var lock = NSLock(); var timer: AnyCancellable? }
final class Stored { @UserDefault("a") var a = 1; @Injected var plain: Plain; @AppStorage("b") var b = 2 }
final class Badge: UIView { var number = 0 }
final class BadgeCell { var number = 0 }
final class Detail { var number = 0; init(@Assisted id: Int) {} }
final class Made { var number = 0 }
final class Single { var number = 0 }
final class Chosen { var number = 0 }

final class First {
    init(
        plain: Plain, late: Late, calling: Calling, tooled: Tooled, stored: Stored, badge: Badge, cell: BadgeCell, detail: (Int) -> Detail,
        made: @escaping () -> Made, single: Single, twice: Single, chosen: Chosen
    ) {}
}
final class Second {
    init(
        plain: Plain, late: Late, calling: Calling, tooled: Tooled, stored: Stored, badge: Badge, cell: BadgeCell, detail: (Int) -> Detail,
        made: @escaping () -> Made, chosen: Chosen
    ) {}
}
