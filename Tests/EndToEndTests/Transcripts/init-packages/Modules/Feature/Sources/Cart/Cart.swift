import Core

public protocol CartService: Sendable {}

public final class LiveCartService: CartService {
    public init(client: any Client) {}
}
