public struct Account { public init() {} }
public struct Owner { public init() {} }
