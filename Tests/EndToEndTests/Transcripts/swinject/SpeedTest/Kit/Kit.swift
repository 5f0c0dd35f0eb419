import Swinject

public final class Session { public init() {} }

public func start(_ resolver: Resolver) { _ = resolver.resolve(Session.self)! }
