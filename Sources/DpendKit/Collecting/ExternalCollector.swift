/// Makes the factories of external values: values of a type, and values of one parameter (semantics, section 3.2).
struct ExternalCollector {
    let resolver: NameResolver
    let options: ResolutionOptions
    private var places: ResolutionOptions.Places { options.places }

    init(resolver: NameResolver, options: ResolutionOptions) {
        (self.resolver, self.options) = (resolver, options)
    }

    /// The external values, and those that fit nothing.
    struct Values {
        /// One factory for each value, without a name yet.
        var factories: [DependencyFactory] = []
        /// The parameters with a value of their own.
        var parameters: [ParameterFinder.Match] = []
        var unmatched: [UnmatchedExternal] = []
    }

    /// One factory for each value.
    ///
    /// - Parameter factories: The factories of all classes, whose parameters may have a value of their own.
    /// - Throws: ``InputError`` for a text that is not a type and cannot be a parameter, or that fits several
    ///   initializers.
    func collect(for factories: [DependencyFactory]) throws(InputError) -> Values {
        let externals = options.externals
        var values = Values()
        var known: Set<DependencyKey> = []
        let finder = ParameterFinder(externals.compactMap { ParameterReference($0) }, resolver: resolver, in: factories)
        let opaque = externals.isEmpty ? [:] : Self.opaqueTypes(in: factories)
        for (position, external) in externals.enumerated() {
            let place = places["--external", external]
            let key: DependencyKey
            switch try meaning(of: external, finder).besides(opaque) {
            case .type(let type): key = type
            case .parameter(let match):
                values.parameters.append(match)
                key = match.key
            case .nothing(let reason):
                values.unmatched.append(UnmatchedExternal(written: external, location: place, reason: reason))
                continue
            }
            guard known.insert(key).inserted else { continue }
            values.factories.append(
                DependencyFactory(
                    key: key, kind: .external(.init(position: position, isShared: options.externalsAreShared)),
                    location: place ?? .commandLine))
        }
        return values
    }

    /// The same factories with the names of their values in generated code.
    static func named(_ factories: [DependencyFactory]) -> [DependencyFactory] {
        let names = AccessorName.names(of: factories.map(\.key))
        return factories.map { factory in
            guard case .external(var value) = factory.kind else { return factory }
            var factory = factory
            value.name = names[factory.key] ?? ""
            factory.kind = .external(value)
            return factory
        }
    }

    private enum Meaning {
        case type(DependencyKey)
        case parameter(ParameterFinder.Match)
        case nothing(UnmatchedExternal.Reason)

        /// The same, unless only the library that declares the type can make a value.
        func besides(_ opaque: [TypeExpression: String]) -> Meaning {
            let key: DependencyKey
            switch self {
            case .type(let type): key = type
            case .parameter(let match): key = match.key
            case .nothing: return self
            }
            return opaque[key.providedType].map { .nothing(.hidden(type: "\(key.providedType)", library: $0)) } ?? self
        }
    }

    /// The types that factories of linked libraries require and that other modules cannot name, with their libraries.
    static func opaqueTypes(in factories: [DependencyFactory]) -> [TypeExpression: String] {
        factories.reduce(into: [:]) { found, factory in
            for key in factory.dependencies where key.type.isOpaque {
                found[key.providedType] =
                    key.type.nominalTypes.lazy.filter { $0.opaqueName != nil }.compactMap(\.module)
                    .first
            }
        }
    }

    private func meaning(of external: String, _ finder: ParameterFinder) throws(InputError) -> Meaning {
        let key = Self.key(of: external, resolver)
        guard let reference = ParameterReference(external), key.map(finder.isDeclared) != true else {
            if let key { return .type(key) }
            throw places.error("is neither a type, 'TYPE:TAG' nor 'CLASS.parameter'", "--external", external)
        }
        switch finder.find(reference) {
        case .one(let match): return .parameter(match)
        case .problem(let problem): throw places.error(problem, "--external", external)
        case .nothing(let reason):
            // Nested types of other modules, and types that a macro declares, have no visible declaration.
            if let key, !reference.isLikelyParameter || finder.isRequired(key) { return .type(key) }
            return .nothing(reason)
        }
    }

    /// The key that `TYPE` or `TYPE:TAG` names; nil for any other text.
    static func key(of value: String, _ resolver: NameResolver) -> DependencyKey? {
        func resolve(_ type: TypeExpression) -> TypeExpression {
            let context = resolver.contextOfOptions
            return type.namesComposition || resolver.index.hasAliases
                ? TypeHierarchy(resolver: resolver).resolve(type, in: context) : resolver.resolve(type, in: context)
        }
        if let type = TypeExpression(parsing: value) { return DependencyKey(type: resolve(type)) }
        // `[A: B]` has its own colon. A tag follows the last colon.
        if let colon = value.lastIndex(of: ":"), let type = TypeExpression(parsing: String(value[..<colon])),
            let tag = TypeExpression(parsing: String(value[value.index(after: colon)...]))
        {
            return DependencyKey(type: resolve(type), tag: resolve(tag))
        }
        return nil
    }
}

/// An external value of one parameter that does not exist.
package struct UnmatchedExternal: Sendable, Hashable {
    /// The value of the option.
    package var written: String
    /// Its place in a configuration file.
    package var location: SourceLocation?
    package var reason: Reason

    package enum Reason: Sendable, Hashable {
        /// The class has no such parameter. The name of a similar one follows.
        case noParameter(class: String, label: String, near: String?)
        /// The parameter is marked `@Assisted`.
        case runTimeValue(class: String, label: String)
        /// No initializer of a declared class can be called: perhaps no filter chooses it.
        case notChosen(class: String)
        /// Only the library that declares the type can make a value of it.
        case hidden(type: String, library: String)
        /// Nothing declares the class. The name of a similar parameter follows.
        case undeclared(class: String, near: String?)
    }
}
