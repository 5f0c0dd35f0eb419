public final class MainAssemblyImpl { public init() {} }
extension MainAssemblyImpl: Starting {}
protocol Starting {}
