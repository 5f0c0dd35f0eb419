public protocol Rates {}

public final class RemoteRates: Rates {
    public init() {}
}

public final class CachedRates: Rates {
    public init(rates: any Rates) {}
}
