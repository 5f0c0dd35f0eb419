/// A library knows nothing of who opens what.
public protocol Endpoint {
    var path: String { get }
}

public final class Uploader {
    public let endpoint: any Endpoint

    public init(endpoint: any Endpoint) { self.endpoint = endpoint }
}
