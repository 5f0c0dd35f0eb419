public protocol Client {}
final class ClientImpl: Client {}
