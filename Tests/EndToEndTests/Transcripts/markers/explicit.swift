import DpendRuntime

final class Values: DependencyConfiguration {
    func owner() -> DependencyRegistration<AnyObject> { DependencyRegistration { ServiceImpl() } }
    func any() -> DependencyRegistration<Any> { DependencyRegistration { 1 } }
}
final class Met { init(owner: AnyObject, any: Any) {} }
