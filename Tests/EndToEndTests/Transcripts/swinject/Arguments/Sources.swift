import Swinject

final class Source {}
final class SignIn { init(source: Source?) {} }

func fill(_ c: Container) {
    c.register(SignIn.self) { _, source in SignIn(source: source) }
}

func none(_ c: Container) -> SignIn { c.resolve(SignIn.self)! }
func other(_ c: Container) -> SignIn { c.resolve(SignIn.self, argument: Source())! }
func right(_ c: Container) -> SignIn { c.resolve(SignIn.self, argument: Source?.none)! }
