public protocol Clock {
    func now() -> Int
}

open class SystemClock: Clock {
    public init() {}
    public func now() -> Int { 9 }
}

public struct Zone {
    public let name: String
    public init(_ name: String) { self.name = name }
}
