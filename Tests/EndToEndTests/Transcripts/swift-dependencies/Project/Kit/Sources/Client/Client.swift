import Dependencies

public struct Client: Sendable { public init() {} }
extension Client: TestDependencyKey { public static let testValue = Client() }

extension DependencyValues {
    public var client: Client {
        get { self[Client.self] }
        set { self[Client.self] = newValue }
    }
}
