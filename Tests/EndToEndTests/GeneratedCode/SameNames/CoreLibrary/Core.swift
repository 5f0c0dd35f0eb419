// A type that is called like its module: the reason for module selectors.
public enum CoreLibrary {}
public protocol Service { var origin: String { get } }
public final class Box<T> { public init() {} }
public final class ServiceImpl: Service {
    public let origin = "core"
    public init(box: Box<Int>) {}
}
