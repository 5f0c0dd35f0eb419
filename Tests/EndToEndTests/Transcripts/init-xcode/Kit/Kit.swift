import Core

public protocol Cart {}

public final class LiveCart: Cart {
    public init(client: any Client) {}
}
