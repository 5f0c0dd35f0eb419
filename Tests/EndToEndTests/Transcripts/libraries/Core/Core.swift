import DpendRuntime
internal import Foundation
@_implementationOnly import Security

public protocol Service {}
public protocol Storage: Sendable {}
public protocol Cache: Storage {}
public typealias Store = Storage
public enum Fast: DependencyTag {}
protocol Internal {}

public class CacheImpl: Cache, Internal {
    public init(clock: Clock) {}
    init(internal: Int) {}
}
final class InternalImpl: Internal {}
public final class ImplicitImpl {}

public final class CoreConfiguration: DependencyConfiguration {
    public init(service: Tagged<Service, Fast>) {}
    public func service() -> DependencyRegistration<Service> { DependencyRegistration { fatalError() } }
    func hidden() -> DependencyRegistration<Internal> { DependencyRegistration { InternalImpl() } }
}

public protocol Clock {}

final class HiddenConfiguration: DependencyConfiguration {}
