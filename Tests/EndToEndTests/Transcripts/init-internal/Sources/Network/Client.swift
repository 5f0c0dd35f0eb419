public protocol Client {
    func get(_ path: String) -> String
}

public final class LiveClient: Client {
    public init() {}

    public func get(_ path: String) -> String { "result of \(path)" }
}
