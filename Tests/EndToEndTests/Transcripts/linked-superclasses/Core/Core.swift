import DpendRuntime

public protocol Tracking {}
public protocol Client: Tracking {}
open class BaseClient: Client { public init() {} }
open class Repository<Element> { public init() {} }
open class Screen { public final class Factory { public init() {} } }
open class BaseConfiguration: DependencyConfiguration { public init() {} }
