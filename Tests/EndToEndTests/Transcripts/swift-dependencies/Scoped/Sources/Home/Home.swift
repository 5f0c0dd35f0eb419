import ComposableArchitecture
import Keys

public struct Home: Reducer {
    @Dependency(\.api) var api
    @Dependency(\.clock) var clock
    @Dependency(\.log) var log
    @Dependency(\.tips) var tips
    @Dependency(\.files) var files
    public init() {}
}
