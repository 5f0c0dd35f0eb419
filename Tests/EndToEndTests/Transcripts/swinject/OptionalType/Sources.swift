import Swinject

final class B {}
final class C {}

func show(_ r: Resolver) { _ = r.resolve(B?.self)! }
