public struct Account { public init() {} }
public struct Visitor { public init() {} }
public protocol Analytics {}
public protocol Tracing {}
