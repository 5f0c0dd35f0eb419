import Kit
import Library

// Both are of other modules (6.0).
extension EngineImpl: @retroactive Describing {}

// The class is declared in a header (6.1). dpend does not see which initializers it has.
@objc @implementation extension LegacyImpl {
    convenience init(described: any Describing) { self.init() }
}

final class UserImpl {
    init(described: any Describing) {}
}
