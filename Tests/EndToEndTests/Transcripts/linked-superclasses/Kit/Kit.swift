@_exported import Core

protocol Internal: Tracking {}
open class NamedClient: BaseClient {}
open class UserRepository<Element>: Repository<[Element]>, Internal {}
open class KitScreen: Screen {}
open class KitConfiguration: BaseConfiguration {}
public final class Closed: BaseClient {}
