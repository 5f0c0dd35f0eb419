@_exported import AppleFoundation

public struct OSLogType: Hashable, Sendable {}
open class OSLog: NSObject, @unchecked Sendable {
    public init(subsystem: String, category: String) {}
}
public struct Logger: @unchecked Sendable {
    public init() {}
    public init(subsystem: String, category: String) {}
    public init(_ log: OSLog) {}
}
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    public init(initialState: State) {}
    public init(uncheckedState: State) {}
    public init() where State == Void {}
}
public struct OSSignposter: Sendable {}
