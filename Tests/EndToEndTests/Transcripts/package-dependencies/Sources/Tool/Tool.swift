internal import Core
public final class ToolClockImpl: Clock { public init() {} }
public final class Hammer { public init() {} }
public final class ToolConfiguration: DependencyConfiguration {}
