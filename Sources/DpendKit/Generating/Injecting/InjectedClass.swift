/// A class whose `@Injected` properties generated code sets.
struct InjectedClass {
    let type: NominalType
    /// What functions are called after it: `GameController`.
    let name: String
    /// The properties that are set, those of the classes above first.
    let properties: [DependencyProvider.ParameterEdge]
    /// The actor on which they have to be set.
    let globalActor: String?
    /// The classes below that have functions of their own, sorted by name; not those below these.
    var subclasses: [InjectedClass] = []
    /// Whether it is one of those below another class.
    var isSubclass = false
    /// What injecting into an object demands, with all that has to be made for it.
    let effects: Effects
    /// Whether the properties may have instances of scope `shared` in common.
    let sharesInstances: Bool
    /// The initializers that make objects to be injected, each once.
    let initializers: [DependencyFactory.Initializer]

    /// Who may inject into objects and make them, as far as the types allow it.
    var visibility = Visibility()

    /// The modifier of a function that names types besides the class.
    func modifier(naming types: [TypeExpression] = []) -> SwiftModifiers { SwiftModifiers(access(naming: types)) }

    private func access(naming types: [TypeExpression]) -> AccessLevel {
        visibility.access(naming: [.nominal(type)] + types, actor: effects.globalActor)
    }

    /// The types in the functions that all see who see the declaration.
    var exposedTypes: [TypeExpression] {
        let set = properties.map(\.parameter.declaredType)
        let made = initializers.map { $0.parameters.map(\.dependency.requestedType) + set }
        let functions = [[]] + (made.isEmpty ? [set] : made)
        return functions.filter { access(naming: $0) == visibility.access }.flatMap { [.nominal(type)] + $0 }
    }

    /// The function that sets the properties; each class has its own, since the compiler is slow in telling hundreds of one
    /// name apart.
    var setter: SwiftName { SwiftName(escaping: "_inject" + name) }

    /// The same for what may be nil.
    var optionalSetter: SwiftName { SwiftName(escaping: "_injectOptional" + name) }

    /// The function that injects into an object which is known to be of this class, or of one below.
    var completer: SwiftName { SwiftName(escaping: "_complete" + name) }

    /// Whether something gives an optional object.
    let hasOptionals: Bool

    /// Whether injecting takes a resolver.
    var resolves: Bool { properties.contains { $0.edge.resolves } }

    /// The types that its functions name.
    var namedTypes: [NominalType] {
        TypeExpression.nominal(type).nominalTypes + properties.flatMap(\.parameter.declaredType.nominalTypes)
            + initializers.flatMap { $0.parameters.flatMap(\.dependency.requestedType.nominalTypes) }
    }
}
