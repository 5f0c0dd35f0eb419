import ShopKit

public protocol CartService {}

public final class LiveCart: CartService {
    public init(client: any Client) {}
}
