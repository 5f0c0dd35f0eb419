import DpendRuntime
import Foundation

public final class CounterImpl {
    public let text: String
    public init(number: Int, data: Data) { text = "\(number) \(data.count)" }
}

public final class CountersConfiguration: DependencyConfiguration {
    public init() {}
    public func number() -> DependencyRegistration<Int> { DependencyRegistration { 3 } }
    public func data() -> DependencyRegistration<Data> { DependencyRegistration { Data([1]) } }
}
