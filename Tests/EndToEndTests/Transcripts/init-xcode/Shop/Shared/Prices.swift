protocol Prices {}

final class LivePrices: Prices {}
