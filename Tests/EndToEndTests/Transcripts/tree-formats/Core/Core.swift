import DpendRuntime

public struct Bar: DependencyTag {}
public protocol Service {}
public protocol Clock {}
public final class ServiceImpl: Service { public init(clock: Clock) throws {} }

public final class CoreConfiguration: DependencyConfiguration {
    public init() {}
    public func clock(service: Tagged<Service, Bar>) -> DependencyRegistration<[String: (Int) -> Void]> {
        DependencyRegistration(scope: .singleton) { [:] }
    }
}
public final class TicketImpl { public init(@Assisted number: Int, clock: Clock) {} }
public final class BoxImpl<Content> { public init(content: Content) {} }
