// A type that is called like its module: the reason for module selectors.
public enum CoreLibrary {}
public protocol Service { var origin: String { get } }
public final class Box<T> { public init() {} }
public final class ServiceImpl: Service {
    public let origin = "core"
    public init(box: Box<Int>) {}
}

public enum Space {}
public enum Outer<Value> {}
extension Outer { public final class InnerImpl { public init() {} } }
// DpendRuntime has types of these names.
public final class RecursiveLock { public init() {} }
public final class Injected { public init() {} }
