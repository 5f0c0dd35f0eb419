import DpendRuntime
import Foundation

public protocol Service {}
protocol Hidden {}

// Other modules cannot use these.
public final class ImplicitImpl: Service {}
public final class InternalImpl: Service { init() {} }
public class SubImpl: InternalBase {}
public class InternalBase { init() {} }
enum Home {
    public final class NestedImpl { public init() {} }
}
extension Home {
    public final class AddedImpl { public init() {} }
}
extension Service {
    func use() {}
}
public struct ValueImpl { public let name: String }
public final class PackageImpl { package init() {} }

// Other modules can use these, or are not meant to.
public final class GoodImpl: Hidden { public init() {} }
public final class ObjectImpl: NSObject {}
public final class ScreenImpl: ViewController {}
public final class SingleImpl { private init() {} }
public final class DecodedImpl: Decodable { public init(from decoder: any Decoder) throws {} }
final class OwnImpl { init() {} }
// dpend:ignore
public final class IgnoredImpl { init() {} }
public final class TwoImpl { init(a: Int) {}; public init() {} }
extension Service where Self: Hidden { init() { fatalError() } }
public enum Outer {}
extension Outer {
    public final class OpenImpl { public init() {} }
}
