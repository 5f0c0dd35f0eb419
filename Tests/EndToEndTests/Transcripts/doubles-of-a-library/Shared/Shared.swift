public protocol Session { func load(_ path: String) async throws -> String }
public protocol API { func user() async throws -> String }
public protocol Greeting { func text() -> String }

public final class APIImpl: API {
    let session: any Session
    public init(session: any Session) { self.session = session }
    public func user() async throws -> String { try await session.load("user") }
}
public final class GreetingImpl: Greeting {
    public init() {}
    public func text() -> String { "Hello" }
}
