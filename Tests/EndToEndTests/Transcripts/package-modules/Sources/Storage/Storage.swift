@_exported import Networking
public class Coupon { public init() {} }
final class Cache { init() {} }
public final class StoreImpl {
    init(cache: Cache, api: any Api) {}
    package init(cache: Cache) {}
}
