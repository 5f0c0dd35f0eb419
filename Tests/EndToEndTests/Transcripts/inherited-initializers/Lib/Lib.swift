import DpendRuntime

public protocol Running {}
public final class Clock { public init() {} }
open class Injected { @DpendRuntime.Injected public var clock: Clock; public init(delay: Int) {} }
open class Chosen: Running { public init(clock: Clock) {}; public init?(first: Clock, second: Clock) {}; init() {} }
open class Chosen2<Element> { public init(element: Element) async throws {} }
open class Unknown { public init(delay: Int) {} }
open class Empty { public init(delay: Int = 0) {} }
