import Core
public struct Config {}
public final class FeatureImpl { public init(clock: any Clock, config: Feature.Config) {} }
