public protocol Shared {}
protocol Own {}
protocol Part {}

public final class HiddenImpl: Shared { init(own: any Own) {} }
final class OwnImpl: Own { init(parts: [String: any Part], both: any Own & Part) {} }
final class PartImpl: Part { private init() {} }
