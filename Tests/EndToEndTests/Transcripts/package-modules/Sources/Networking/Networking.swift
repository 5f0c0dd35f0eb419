public struct Coupon {}
public protocol Api {}
public final class ApiImpl: Api { public init() {} }
/// Nobody else sees it.
final class Cache { init() {} }
