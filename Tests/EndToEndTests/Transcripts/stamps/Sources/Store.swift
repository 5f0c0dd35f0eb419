public protocol Store {}

public final class StoreImpl: Store {
    public init() {}
}
