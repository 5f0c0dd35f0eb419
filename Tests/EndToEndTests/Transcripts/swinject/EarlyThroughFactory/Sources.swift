import Swinject

final class Keys {}
final class Vault { init(keys: Keys) {} }
final class Wallet { init(vault: Vault) {} }

final class Codes {}
final class Card { init(codes: @escaping () -> Codes) {} }
final class Pin { init(codes: Codes?) {} }
final class Safe { init(codes: Codes) {} }

func wrong() {
    let container = Container()
    container.register(Vault.self) { r in Vault(keys: r.resolve(Keys.self)!) }
    container.register(Wallet.self) { r in Wallet(vault: r.resolve(Vault.self)!) }
    // The factory of the wallet asks for the vault, whose factory asks for keys.
    let wallet = container.resolve(Wallet.self)!
    container.register(Keys.self) { _ in Keys() }
    use(wallet, container.resolve(Wallet.self)!)
}

func right() {
    let container = Container()
    // The closure asks later, and an optional may be nil.
    container.register(Card.self) { r in Card(codes: { r.resolve(Codes.self)! }) }
    container.register(Pin.self) { r in Pin(codes: r.resolve(Codes.self)) }
    use(container.resolve(Card.self)!, container.resolve(Pin.self)!)
    container.register(Codes.self) { _ in Codes() }
    container.register(Safe.self) { r in Safe(codes: r.resolve(Codes.self)!) }
    use(container.resolve(Safe.self)!)
}
