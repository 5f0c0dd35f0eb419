struct Wallet {}
final class RatesImpl {}
final class WalletLoader {
    init(wallet: Wallet, rates: RatesImpl) {}
}
final class Token {}
final class TokenLoader {
    init(token: Token, rates: RatesImpl) {}
}
final class WalletsImpl {
    init(wallets: (Wallet) -> WalletLoader, tokens: (Token) -> TokenLoader) {}
}
