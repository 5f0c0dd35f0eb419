final class Cache<Value> { init() {} }
final class RatesImpl { init(cache: Cache<Double>) {} }

// No filter chooses it, and it cannot be made either.
final class Sealed<Value> { private init() {} }
final class DoorImpl { init(sealed: Sealed<Int>) {} }

let rates = RatesImpl(cache: Cache<Double>())
