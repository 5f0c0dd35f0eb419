import Swinject

final class LiveActivity {}
final class Widget {}

func fill(_ c: Container) {
    if #available(iOS 16.2, *) {
        c.register(LiveActivity.self) { _ in LiveActivity() }
    }
}

func anywhere(_ r: Resolver) { _ = r.resolve(LiveActivity.self)! }

func there(_ r: Resolver) {
    if #available(iOS 16.2, *) { _ = r.resolve(LiveActivity.self)! }
}

func other(_ r: Resolver) {
    if #available(iOS 16.2, *) { _ = r.resolve(Widget.self)! }
}
