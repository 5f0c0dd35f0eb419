public protocol Tracking {}
public final class ModuleImpl { public init(tracking: (any Tracking)?) {} }
