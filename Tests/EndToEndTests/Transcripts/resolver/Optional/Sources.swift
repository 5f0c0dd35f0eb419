import Resolver

final class K {}

func fill() { Resolver.register { K() } }

func show() {
    let k: K? = Resolver.resolve()
    let l: K? = Resolver.optional()
    print(k as Any, l as Any)
}
