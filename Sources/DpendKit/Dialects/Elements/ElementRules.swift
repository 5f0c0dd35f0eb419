/// A library whose containers get their registrations from closures: each statement of such a closure adds its value.
struct ElementRules {
    /// The type of a registration.
    var registration: String
    /// The types whose initializers take such a closure.
    var lists: Set<String>
    /// The attribute of functions and properties with such a body.
    var bodyAttribute: String
    /// The method of a list that may disable it.
    var condition: String
    /// The attribute of properties that hold an active container.
    var ownerAttribute: String
    /// The protocol of types that describe a registration, with the properties for the factory and the locator.
    var description: (name: String, factory: String, locator: String)
    var macro: RegistrationMacro
    /// The attribute of functions and initializers that get a second form, which asks the container for parameters.
    var injectionAttribute: String
    /// The strategy of this attribute that asks by the names of parameters.
    var nameStrategy: String
    /// The protocol of collections that get all elements.
    var collectionProtocol: String
}

/// A macro that generates a registration for a type.
struct RegistrationMacro {
    var attribute: String
    /// The attribute of the initializer that the registration calls.
    var initializerAttribute: String
    /// The static property with the registration.
    var property: String
    /// The static property of a list with the registrations of all types.
    var list: String
}

/// How a container finds an instance.
enum KeyLocator {
    /// By a name alone, whatever its type.
    case name(CodeExpression)
    /// By a value alone.
    case value(CodeExpression)
    /// By each of these types.
    case types([CodeExpression])
}
