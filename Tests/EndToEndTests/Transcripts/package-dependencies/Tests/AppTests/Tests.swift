import Core
public final class TestClockImpl: Clock { public init() {} }
