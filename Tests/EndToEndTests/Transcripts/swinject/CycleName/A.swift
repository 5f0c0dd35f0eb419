import Swinject

func fillBeta(_ container: Container) { container.register(Beta.self) { r in Beta(alpha: r.resolve(Alpha.self)!) } }
