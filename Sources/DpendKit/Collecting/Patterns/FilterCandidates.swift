/// The classes that filters could choose, and those among them that are connected with each other.
///
/// It is for people who begin with dpend and ask which filters suit their project; nothing is decided by it.
package struct FilterCandidates: Sendable {
    /// The full nested names of all classes that a filter could choose, sorted.
    package private(set) var names: [String] = []
    /// Those that initializers of others ask for, or that ask for others themselves, by name or by a protocol that only one
    /// class provides. A container could make them: they ask for objects and not for data. Views are left out. Sorted.
    package private(set) var wanted: [String] = []
    /// Those that stand in for others in tests, by their names; they are no ``names``. Sorted.
    package private(set) var testDoubles: [String] = []

    /// What the names of classes have in them that stand in for others.
    static let testDoubleWords = ["Dummy", "Fake", "Mock", "Spy", "Stub"]

    /// Looks for candidates among the sources; the cost is that of collecting them.
    ///
    /// - Throws: ``InputError`` for inputs that cannot be read.
    package init(inputs: SourceInputs, options: ResolutionOptions) throws(InputError) {
        self.init(try FactoryLoader(options: options).loadSources(inputs), options: options)
    }

    /// Looks for candidates among sources in memory.
    package init(_ sources: [SourceFile], options: ResolutionOptions) {
        self.init(FactoryLoader(options: options).load(sources), options: options)
    }

    private init(_ sources: [SourceDeclarations], options: ResolutionOptions) {
        let index = DeclarationIndex(
            files: sources.sorted { $0.path < $1.path }, modules: SourceModules(only: options.moduleName ?? ""), libraries: LibrarySet([]))
        let types = TypeCollector(resolver: NameResolver(index: index), options: options)
        var candidates: [Candidate] = []
        for identifier in index.types where types.canBeImplicit(identifier) && !index.isGeneric(identifier) {
            let conformances = types.hierarchy.allConformances(of: identifier)
            guard !conformances.isConfiguration else { continue }
            let factories = types.factories(of: identifier, conformances, scope: .unique)
            if !factories.isEmpty {
                candidates.append(
                    Candidate(
                        own: types.nominalType(of: identifier), factories: factories,
                        isView: conformances.onDemand.contains { PlatformIsolation.globalActor(of: $0.path) != nil }))
            }
        }
        let isDouble = { (candidate: Candidate) in Self.testDoubleWords.contains(where: candidate.name.contains) }
        testDoubles = candidates.filter(isDouble).map(\.name).sorted()
        candidates.removeAll(where: isDouble)
        names = candidates.map(\.name).sorted()
        let uses = Uses(candidates)
        let values = ValueTypes(index: index)
        wanted = candidates.filter { candidate in
            !candidate.isView && candidate.needsObjectsOnly(values)
                && (uses.isNeeded(candidate) || uses.needsOthers(candidate))
        }.map(\.name).sorted()
    }

    /// Who needs what, and who provides it.
    private struct Uses {
        /// How many classes need a type.
        private var needs: [TypeExpression: Int] = [:]
        /// How many classes provide a type.
        private var providers: [TypeExpression: Int] = [:]

        init(_ candidates: [Candidate]) {
            for candidate in candidates {
                for type in candidate.neededTypes { needs[type, default: 0] += 1 }
                for type in candidate.providedTypes { providers[type, default: 0] += 1 }
            }
        }

        /// Whether another class needs what only this one provides.
        func isNeeded(_ candidate: Candidate) -> Bool {
            candidate.providedTypes.contains { type in
                let needsItself = candidate.neededTypes.contains(type) ? 1 : 0
                return needs[type, default: 0] > needsItself && providers[type] == 1
            }
        }

        /// Whether the class needs what one other class provides.
        func needsOthers(_ candidate: Candidate) -> Bool {
            candidate.neededTypes.contains { providers[$0] == 1 && !candidate.providedTypes.contains($0) }
        }
    }

    /// A class with what a filter would make of it.
    private struct Candidate {
        let own: NominalType
        let factories: [DependencyFactory]
        let isView: Bool

        var name: String { own.path }

        /// The class and the protocols that it is known by.
        var providedTypes: Set<TypeExpression> {
            Set(factories.map(\.key.type) + [.nominal(own)])
        }

        /// What its initializers ask for, in whatever form.
        var neededTypes: Set<TypeExpression> {
            Set(factories.flatMap(\.parameters).filter { !$0.isAssisted }.map { $0.dependency.type.object })
        }

        /// Whether some initializer asks for objects only, apart from what it can do without.
        func needsObjectsOnly(_ values: ValueTypes) -> Bool {
            factories.contains { factory in
                let needs = factory.parameters.filter { parameter in
                    if case .optional = parameter.dependency.type { return false }
                    return !parameter.hasDefault && !parameter.isAssisted
                }
                func isValue(_ parameter: DependencyFactory.Parameter) -> Bool {
                    values.isValue(parameter.dependency.type.object)
                }
                // Who has nothing but values, even if they have defaults, is data itself.
                return !needs.contains(where: isValue)
                    && (factory.parameters.isEmpty || !factory.parameters.allSatisfy(isValue))
            }
        }
    }
}

extension TypeExpression {
    /// What a parameter of this type asks for in the end: `T` for `T?`, `() -> T` and `Lazy<T>`.
    fileprivate var object: TypeExpression {
        switch self {
        case .optional(let wrapped): wrapped.object
        case .function(let function): function.result.object
        case .nominal, .array, .dictionary, .tuple, .composition, .metatype, .protocolMetatype, .other: lazy?.object ?? self
        }
    }
}
