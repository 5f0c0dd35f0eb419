import CartDomainInterface

public final class LiveFetchCart: FetchCart {
    public init() {}
}
