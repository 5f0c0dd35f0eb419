public struct Address {
    public let text: String
    public init(text: String) { self.text = text }
}

public protocol Transport {
    func send(_ text: String) -> String
}

open class Endpoint {
    public let address: Address
    public init(address: Address) { self.address = address }
}

/// Another type of this name is in the other library.
public struct Zone {
    public init() {}
}
