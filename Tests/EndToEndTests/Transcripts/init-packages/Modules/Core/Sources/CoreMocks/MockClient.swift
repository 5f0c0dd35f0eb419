import Core

public final class MockClient: Client {
    public init() {}
}
