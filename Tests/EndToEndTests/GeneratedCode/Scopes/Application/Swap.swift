import DpendRuntime

protocol Input: AnyObject {}
protocol Output: AnyObject {}

/// Behind its protocols it is one object; under its own name an explicit registration gives another.
final class SwapImpl: Input, Output {
    let name: String
    init() { name = "shared" }
    init(named name: String, _: Never? = nil, extra: ()...) { self.name = name }
}

final class SwapConfiguration: DependencyConfiguration {
    func swap() -> DependencyRegistration<SwapImpl> {
        DependencyRegistration { SwapImpl(named: "explicit") }
    }
}
