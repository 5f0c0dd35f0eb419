import DpendRuntime

public struct Fast: DependencyTag {}
public struct Slow: DependencyTag {}

public protocol Base {}
public protocol Refined {}
public protocol Clock: Base {}
public protocol Logger {}
public typealias Stamp = Logger
public typealias Fresh = Clock

public final class RefinedImpl: Refined { public init(clock: Clock, logger: Logger) throws {} }
public final class StoreImpl { public init(refined: Refined) {} }
@MainActor public final class LoaderImpl { public init(store: StoreImpl) async {} }
public final class DetailImpl { public init(@Assisted id: String) {} }
public protocol Renderer {}
public final class FancyRendererImpl: Renderer { public init(refined: Refined) {} }
public protocol Handed {}
public protocol OldNeed {}
public final class NeedsHandedImpl { public init(handed: Handed) {} }

public final class Configuration: DependencyConfiguration {
    public init() {}
    public func settings() -> DependencyRegistration<Int> { DependencyRegistration { 1 } }
    public func eager() -> DependencyRegistration<Bool> { DependencyRegistration(scope: .eagerSingleton) { true } }
    public func queue() -> DependencyRegistration<String> { DependencyRegistration(tag: Slow.self) { "" } }
    public func doubled() -> DependencyRegistration<Double> { DependencyRegistration { 1 } }
}
