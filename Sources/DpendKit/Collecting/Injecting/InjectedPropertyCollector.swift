/// Finds the `@Injected` properties of a class's objects: the class's own and its superclasses' properties.
///
/// Each class is examined once, however many classes inherit from it.
final class InjectedPropertyCollector {
    private let resolver: NameResolver
    /// How the linked libraries' classes get their properties, by module and path.
    private let foreign: [String: DependencyFactory]
    /// Whether a visible class has such properties; if not, there is nothing to find.
    let isUsed: Bool
    private var index: DeclarationIndex { resolver.index }
    private var known: [DeclarationIndex.TypeIdentifier: Properties] = [:]

    /// The properties of a class's objects.
    struct Properties {
        /// The properties; the superclasses' properties come first.
        var parameters: [DependencyFactory.Parameter] = []
        /// The superclasses that have some, nearest first.
        var superclasses: [NominalType] = []
        /// The imports that setting them requires.
        var imports: [ModuleImport] = []

        /// Adds the properties of a superclass.
        mutating func append(_ other: Properties, of type: NominalType) {
            guard !other.parameters.isEmpty else { return }
            superclasses += [type] + other.superclasses
            parameters += other.parameters
            imports += other.imports
        }
    }

    /// Prepares a search. The names in the libraries must be resolved.
    init(resolver: NameResolver, libraries: [LibraryModule]) {
        self.resolver = resolver
        var foreign: [String: DependencyFactory] = [:]
        for factory in libraries.flatMap(\.injections) {
            if let type = factory.injectedType { foreign[Self.name(of: type)] = factory }
        }
        self.foreign = foreign
        isUsed = !foreign.isEmpty || resolver.index.hasInjectedProperties
    }

    /// The properties of a class of the sources or of a library, with its generic arguments applied.
    func properties(of type: NominalType, _ types: TypeCollector) -> Properties {
        if let factory = foreign[Self.name(of: type)] { return properties(of: factory, for: type) }
        guard let module = type.module, case .type(let identifier) = index.declared(type.path, in: module) else {
            return Properties()
        }
        return substituted(properties(of: identifier, types), index.genericParameters(of: identifier), by: type)
    }

    /// The properties of a class of the sources.
    func properties(of identifier: DeclarationIndex.TypeIdentifier, _ types: TypeCollector) -> Properties {
        if let properties = known[identifier] { return properties }
        guard isUsed, index[identifier].kind == .class else { return Properties() }
        // In invalid sources a class may inherit from itself.
        known[identifier] = Properties()
        let properties = collect(identifier, types)
        known[identifier] = properties
        return properties
    }

    private func collect(_ identifier: DeclarationIndex.TypeIdentifier, _ types: TypeCollector) -> Properties {
        var result = Properties()
        for inherited in types.hierarchy.inherited(by: identifier) {
            if let factory = foreign[Self.name(of: inherited)] {
                result.append(properties(of: factory, for: inherited), of: inherited)
            } else if let module = inherited.module, case .type(let above) = index.declared(inherited.path, in: module),
                index[above].kind == .class
            {
                let properties = properties(of: above, types)
                result.append(substituted(properties, index.genericParameters(of: above), by: inherited), of: inherited)
            }
        }
        guard !index[identifier].injectedProperties.isEmpty else { return result }
        let judge = InjectedPropertyJudge(types: types, identifier: identifier)
        let own = index[identifier].injectedProperties.filter { judge.isInjected($0) && judge.obstacle(of: $0) == nil }
        result.parameters += own.map { parameter($0, of: identifier, on: judge.globalActor(of: $0), types.hierarchy) }
        guard !own.isEmpty else { return result }
        let context = resolver.context(in: identifier, file: identifier.file)
        result.imports +=
            types.requiredImports(ofFiles: [identifier.file])
            + types.requiredImports(naming: own.flatMap(\.writtenTypes), in: context)
        return result
    }

    private func parameter(
        _ property: InjectedPropertyDeclaration, of identifier: DeclarationIndex.TypeIdentifier, on actor: String?,
        _ hierarchy: TypeHierarchy
    ) -> DependencyFactory.Parameter {
        let context = resolver.context(in: identifier, file: identifier.file)
        var type = property.type.map { hierarchy.resolve($0, in: context) } ?? .tuple([])
        var hidesTag = false
        if case .named(let tag) = property.tag {
            type = type.tagged(resolver.resolve(tag, in: context))
            hidesTag = true
        }
        return DependencyFactory.Parameter(
            label: property.name, dependency: DependencyKey(requestedBy: type), hasDefault: property.hasDefault,
            property: InjectedProperty(owner: index.name(of: identifier), hidesTag: hidesTag, globalActor: actor),
            location: property.location)
    }

    // MARK: Generic classes

    private func properties(of factory: DependencyFactory, for type: NominalType) -> Properties {
        let parameters = (factory.injectedType?.components ?? []).flatMap { $0.arguments.map(\.description) }
        guard case .injection(let injection) = factory.kind else { return Properties() }
        let properties = Properties(
            parameters: injection.properties, superclasses: injection.superclasses,
            imports: factory.imports + [type.module].compactMap { $0.map { ModuleImport($0) } })
        return substituted(properties, parameters, by: type)
    }

    private func substituted(_ properties: Properties, _ parameters: [String], by type: NominalType) -> Properties {
        let arguments = type.components.flatMap(\.arguments)
        guard !parameters.isEmpty, parameters.count == arguments.count else { return properties }
        let substitutions = Dictionary(zip(parameters, arguments)) { first, _ in first }
        var result = properties
        result.parameters = properties.parameters.map { $0.substituting(substitutions) }
        result.superclasses = properties.superclasses.compactMap {
            TypeExpression.nominal($0).substituting(substitutions).nominal
        }
        return result
    }

    private static func name(of type: NominalType) -> String { "\(type.module ?? "")::\(type.path)" }
}
