public protocol Store {}

public final class FeatureViewModel {
    public init(store: any Store, id: Int) {}
}
