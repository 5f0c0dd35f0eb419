/// A class whose `@Injected` properties generated code sets.
struct InjectedClass {
    let type: NominalType
    /// The name of the class in function names: `GameController`.
    let name: String
    /// The properties to set; the superclasses' properties come first.
    let properties: [DependencyProvider.ParameterEdge]
    /// The actor that must set them.
    let globalActor: String?
    /// The nearest subclasses with their own functions, sorted by name.
    var subclasses: [InjectedClass] = []
    /// Whether it is in the subclasses of another class.
    var isSubclass = false
    /// The effects of injecting into an object, including all that must be made for it.
    let effects: Effects
    /// The versions of platforms that have the class.
    let availability: Availability
    /// The versions of platforms that have the class, and all that must be made for its properties.
    let injectingAvailability: Availability
    /// The versions of platforms that have the initializers.
    let makingAvailability: Availability
    /// Whether the properties may share instances of scope `shared`.
    let sharesInstances: Bool
    /// The initializers of objects whose properties are injected, each once.
    let initializers: [DependencyFactory.Initializer]

    /// The access of the functions, if their types allow it.
    var visibility = Visibility()

    /// The modifier of a function that mentions types besides the class.
    func modifier(naming types: [TypeExpression] = []) -> SwiftModifiers { SwiftModifiers(access(naming: types)) }

    private func access(naming types: [TypeExpression]) -> AccessLevel {
        visibility.access(naming: [.nominal(type)] + types, actor: effects.globalActor)
    }

    /// The types in functions with the access of the declaration.
    var exposedTypes: [TypeExpression] {
        let set = properties.map(\.parameter.declaredType)
        let made = initializers.map { $0.parameters.map(\.dependency.requestedType) + set }
        let functions = [[]] + (made.isEmpty ? [set] : made)
        return functions.filter { access(naming: $0) == visibility.access }.flatMap { [.nominal(type)] + $0 }
    }

    /// The function that sets the properties. Each class has its own name for it, because the compiler is slow to
    /// resolve hundreds of overloads.
    var setter: SwiftName { SwiftName(escaping: "_inject" + name) }

    /// The same for optional objects.
    var optionalSetter: SwiftName { SwiftName(escaping: "_injectOptional" + name) }

    /// The function that injects into an object of this class or a subclass.
    var completer: SwiftName { SwiftName(escaping: "_complete" + name) }

    /// Whether a provider returns an optional object.
    let hasOptionals: Bool

    /// Whether injecting requires a resolver.
    var resolves: Bool { properties.contains { $0.edge.resolves } }

    /// The types that its functions mention.
    var namedTypes: [NominalType] {
        TypeExpression.nominal(type).nominalTypes + properties.flatMap(\.parameter.declaredType.nominalTypes)
            + initializers.flatMap { $0.parameters.flatMap(\.dependency.requestedType.nominalTypes) }
    }
}
