public protocol Api {}
public final class ApiImpl: Api { public init() {} }

public protocol Clock {}
public final class ClockImpl: Clock { private init() {} }
