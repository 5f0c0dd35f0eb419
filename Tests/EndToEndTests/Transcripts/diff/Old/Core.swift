import DpendRuntime

public struct Fast: DependencyTag {}
public struct Slow: DependencyTag {}

public protocol Base {}
public protocol Refined: Base {}
public protocol Removed {}
public protocol Clock {}
public typealias Stamp = Clock
public typealias Gone = Clock

public final class RefinedImpl: Refined { public init(clock: Clock) {} }
public final class RemovedImpl: Removed { public init() {} }
public final class StoreImpl { public init(refined: Refined) {} }
public final class LoaderImpl { public init(store: StoreImpl) {} }
public final class DetailImpl { public init(@Assisted id: Int) {} }
public final class BoxImpl<Content> { public init(content: Content) {} }
public protocol Renderer {}
public final class PlainRendererImpl: Renderer { public init() {} }
public protocol Handed {}
public final class HandedImpl: Handed { public init(old: OldNeed) {} }
public protocol OldNeed {}

public final class Configuration: DependencyConfiguration {
    public init() {}
    public func settings() -> DependencyRegistration<Int> { DependencyRegistration(scope: .singleton) { 1 } }
    public func eager() -> DependencyRegistration<Bool> { DependencyRegistration(scope: .singleton) { true } }
    public func queue() -> DependencyRegistration<String> { DependencyRegistration(tag: Fast.self) { "" } }
    public func failing() throws -> DependencyRegistration<Double> { DependencyRegistration { 1 } }
}
