/// A library whose keys are properties of containers: `var clock: Wrapped<Clock> { … }`.
protocol KeyProperties: Sendable {
    /// The key of a property whose type belongs to the Swift module.
    func provision(of type: TypeExpression) -> Provision?
    /// How the getter of such a property makes its value.
    func provision(by call: CodeCall) -> ProvisionCall?
    /// The meaning of a call of such a property, or of its method.
    func meaning(ofProvider method: String?, _ call: CodeCall) -> ProviderMeaning?
    /// The key path whose property a function of the Swift module asks for.
    func keyPath(in call: CodeCall, of function: String) -> CodeExpression?
    /// The type of a property with an attribute of the Swift module, as a metatype.
    func type(ofAttribute attribute: CodeAttribute) -> CodeExpression?
    /// The root type of key paths that do not name one.
    var keyPathRoot: String { get }
    /// The type that wraps a value, and the type for values with an argument.
    var wrapper: String { get }
    var wrapperWithArgument: String { get }
    /// The property of a container with its settings.
    var manager: String { get }
    /// The types that sources extend with scopes, and the classes of scopes.
    var scopeTypes: [String] { get }
    var scopeClasses: [String: RegistryScope] { get }
    /// A type whose methods pass the instance to closures, and the methods. The empty name stands for a call of the
    /// instance itself.
    var passingMethods: (type: String, names: Set<String>) { get }
}

/// The type that a property that is a key gives, and the arguments that it takes.
struct Provision {
    var type: TypeExpression
    var arguments: [TypeExpression] = []
}

/// How a property that is a key makes its value.
enum ProvisionCall {
    /// The property has a factory. The call may state the scope, and whether the container keeps the instance apart
    /// from all others.
    case factory(CodeExpression, scope: CodeExpression? = nil, isApart: Bool = false)
    /// Other code registers the factory.
    case promise
}

/// The meaning of a call for a property that is a key.
enum ProviderMeaning {
    case request
    /// From then on another factory makes the instance.
    case registration(CodeExpression)
    /// Another factory makes it under a condition, which the text describes; nil for tests and previews.
    case alternative(CodeExpression, String?)
    /// A call that concerns no key, and returns the property.
    case nothing
}
