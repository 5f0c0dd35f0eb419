import Swinject

import Analytics

final class Own {}

func fill(_ c: Container) {
    AnalyticsKit.install(into: c)
}

func show(_ r: Resolver) {
    _ = r.resolve(Tracker.self)!
    _ = r.resolve(Own.self)!
}
