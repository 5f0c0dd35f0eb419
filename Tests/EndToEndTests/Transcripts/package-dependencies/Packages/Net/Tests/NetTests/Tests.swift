import Net
public final class TestedClientImpl: Client { public init() {} }
