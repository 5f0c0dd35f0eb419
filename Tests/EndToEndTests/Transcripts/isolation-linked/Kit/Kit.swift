@MainActor public protocol Screen: AnyObject {}
public protocol Detail: Screen {}
open class Base: Screen { public init() {} }
