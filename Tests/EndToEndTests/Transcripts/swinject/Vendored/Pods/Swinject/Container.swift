public protocol Resolver {}

public final class Container: Resolver {
    public init() {}
    func probe() { _ = resolve(Int.self)! }
}
