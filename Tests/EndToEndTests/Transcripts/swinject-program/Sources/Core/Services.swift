import Swinject

public protocol Clock {}
public protocol Settings {}
public protocol Discounts {}

/// What other modules ask, so that they need not know the container.
public enum Services {
    public static let container = Container()

    public static func resolve<T>(_ type: T.Type) -> T { container.resolve(type)! }
}
