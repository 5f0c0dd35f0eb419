/// A back-end that registers everything with a container, in that container's words.
protocol RegistrationGenerator: ContainerGenerator {
    /// The container's module, always imported.
    var containerModule: String { get }
    /// The container's type, qualified so that a type of the application cannot stand in its way.
    var containerType: String { get }
    /// The expression that makes an empty container.
    var emptyContainer: String { get }
    /// Declarations that registrations refer to, each a line.
    func declarations(for plan: RegistrationPlan) -> [String]
    /// The accessors in front of the container, if it has some.
    func accessors(for plan: RegistrationPlan, in graph: DependencyGraph) -> EmbeddedAccessors?
    /// The attributes of the functions that register, with a space behind them.
    func isolation(of plan: RegistrationPlan) -> String
    /// What a function does before its registrations, of which some may resolve others; each a line.
    func preparation(resolves: Bool) -> [String]
    /// The line that registers a value of the application.
    func line(for external: RegistrationPlan.External) -> String
    /// The lines of one registration.
    func lines(for registration: RegistrationPlan.Registration, in graph: DependencyGraph) -> [String]
    /// The lines that register how objects of a class are injected, where that takes a registration.
    func lines(for injected: InjectedClass, in graph: DependencyGraph) -> [String]
    /// The statements that inject into `object`, as one top-most resolve.
    ///
    /// - Parameter call: The expression that does it, given a `resolver`.
    func injection(into injected: InjectedClass, _ call: [String]) -> [String]
    /// The expression, without keywords, that resolves a key.
    func resolution(of key: DependencyKey) -> String
    /// The closure that resolves a key when it is called.
    func deferral(of key: DependencyKey, as function: TypeExpression.FunctionType) -> String
    /// The closure that evaluates an expression, with its keywords, when it is called.
    func deferral(ofExpression expression: String, as function: TypeExpression.FunctionType) -> String
    /// The `Lazy` that resolves a key.
    func lazy(_ key: DependencyKey) -> String
    /// The `Lazy` of a type that evaluates an expression, with its keywords.
    func lazy(expression: String, _ type: TypeExpression) -> String
}
