public protocol Store {}
public struct Theme { public init() {} }

public final class KitViewModel {
    public init(theme: Theme, store: any Store) {}
}
