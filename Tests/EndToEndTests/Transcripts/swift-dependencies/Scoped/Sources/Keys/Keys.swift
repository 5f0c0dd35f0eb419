import ComposableArchitecture

public struct Api: TestDependencyKey, Sendable { public static let testValue = Api() }
public struct Log: TestDependencyKey, Sendable { public static let testValue = Log() }
public struct Files: TestDependencyKey, Sendable { public static let testValue = Files() }
public struct Tips: TestDependencyKey, Sendable { public static let testValue = Tips() }
public struct Clock: TestDependencyKey, Sendable { public static let testValue = Clock() }

extension DependencyValues {
    public var api: Api { get { self[Api.self] } set { self[Api.self] = newValue } }
    public var log: Log { get { self[Log.self] } set { self[Log.self] = newValue } }
    public var files: Files { get { self[Files.self] } set { self[Files.self] = newValue } }
    public var clock: Clock { get { self[Clock.self] } set { self[Clock.self] = newValue } }
    public var tips: Tips { get { self[Tips.self] } set { self[Tips.self] = newValue } }

    // Its callers say which code gets this value.
    public mutating func tour() { tips = Tips() }
}
