import Net
public final class FixedClientImpl: Client { public init() {} }
