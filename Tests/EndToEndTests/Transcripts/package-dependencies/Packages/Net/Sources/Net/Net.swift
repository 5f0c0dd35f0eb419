public protocol Client {}
public final class ClientImpl: Client { public init() {} }
