import DpendRuntime

public protocol Clock {}
public protocol Log {}
public protocol Store {}
public final class ClockImpl: Clock { init() {} }
public final class WatchImpl { public init(clock: any Clock, log: any Log, store: any Store, name: String) {} }
// dpend:assisted
public final class ProfileImpl { public init(userID: Int, log: any Log, watch: WatchImpl) {} }
public final class ListImpl { public init(profile: @escaping (Int) -> ProfileImpl, other: @escaping (Bool) -> ProfileImpl) {} }

public final class StoreConfiguration: DependencyConfiguration {
    public init() {}
    func store() -> DependencyRegistration<any Store> { DependencyRegistration { fatalError() } }
}
final class NameConfiguration: DependencyConfiguration {
    static var name: DependencyRegistration<String> { DependencyRegistration { "" } }
}
