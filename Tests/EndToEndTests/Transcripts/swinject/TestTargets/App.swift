import Swinject

final class Clock {}

func show(_ r: Resolver) { _ = r.resolve(Clock.self)! }
