public protocol Service { var origin: String { get } }
public final class Box<T> { public init() {} }
public final class ServiceImpl: Service {
    public let origin = "net"
    public init(box: Box<Int>) {}
}

public enum Space {}
public enum Outer {}
public enum Group { public enum Member {} }
