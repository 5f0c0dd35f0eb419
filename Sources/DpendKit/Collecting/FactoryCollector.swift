/// Makes the factories of ranges of types, for implicit classes that the filters choose and for explicit
/// configurations.
///
/// One thread uses it, and keeps its lookups of names and patterns from one range to the next.
final class FactoryCollector {
    private let types: TypeCollector
    private let filter: ImplicitFilter
    private let configurationNames: Set<String>
    private let values: ValueTypes

    /// - Parameter configurationNames: The last parts of the names of all types that may be configurations.
    /// - Throws: ``InputError`` of usage for a pattern that does not compile.
    init(types: TypeCollector, configurationNames: Set<String>) throws(InputError) {
        self.configurationNames = configurationNames
        self.types = types
        values = ValueTypes(index: types.index)
        filter = try ImplicitFilter(types.options)
    }

    /// The factories of a range of types, the problems of its configurations, and the patterns that matched nothing in
    /// this range or an earlier one.
    ///
    /// - Throws: ``InputError`` of usage for a pattern that reaches PCRE2's match limit, and for types that are too
    ///   large to look up.
    func collect(_ range: ArraySlice<DeclarationIndex.TypeIdentifier>) throws(InputError) -> CollectedDependencies {
        var result = CollectedDependencies()
        let exports = ExportJudge(types: types)
        for identifier in range {
            let kind = types.index[identifier].kind
            guard kind != .protocol, kind != .enum else { continue }
            // A library describes only its own module, an application all modules that it can import.
            guard types.options.mode == .application ? types.isReachable(identifier) : types.isOfHome(identifier) else {
                continue
            }
            var known: TypeHierarchy.Conformances?
            if kind != .struct, configurationNames.contains(types.index[identifier].name) {
                let conformances = types.hierarchy.allConformances(of: identifier)
                if conformances.isConfiguration {
                    ConfigurationCollector(types: types).collect(identifier, into: &result)
                    noteMarks(of: identifier, in: &result.problems)
                    continue
                }
                known = conformances
            }
            guard types.canBeImplicit(identifier) || exports.isHidden(identifier) else { continue }
            let name = types.index.name(of: identifier)
            let decorator = try filter.decoratorPosition(of: name)
            guard try filter.chooses(name, already: decorator != nil) else { continue }
            if let hidden = exports.hiddenOwner(of: identifier) {
                result.problems.inaccessibleProviders.append(hidden)
                continue
            }
            let marks = types.index[identifier].marks
            // Patterns match as well, so that dpend does not report a pattern as unused because a comment takes
            // precedence.
            let patternScope = try filter.scope(of: name)
            let patternTag = try tag(try filter.tag(of: name))
            let patternEntry = try filter.entry(of: name)
            let assisted = try filter.assistedPatterns(of: name)
            let takesAll = marks.infersRunTimeValues || assisted.contains(where: \.takesAll)
            let tag = marks.tag.map {
                types.resolver.resolve($0, in: types.resolver.context(in: identifier, file: identifier.file))
            }
            let conformances = known ?? types.hierarchy.allConformances(of: identifier)
            let scope = marks.scope ?? patternScope
            var factories = types.factories(
                of: identifier, conformances, scope: scope ?? .unique, isScopeChosen: scope != nil,
                tag: tag ?? patternTag)
            let context = types.resolver.context(in: identifier, file: identifier.file)
            if let entry = marks.entry?.mappingTypes({ types.resolver.resolve($0, in: context) })
                ?? patternEntry?.mappingTypes({ types.resolver.resolve($0, in: types.resolver.contextOfOptions) })
            {
                for position in factories.indices { factories[position].entry = entry }
            }
            if let decorator {
                if let wrapping = factories.wrapping(decorator) {
                    filter.noteDecorator(at: decorator)
                    factories = wrapping
                } else if try !filter.isChosenByFilter(name) {
                    continue
                }
            }
            if factories.isEmpty, let hidden = exports.hiddenInitializer(of: identifier) {
                result.problems.inaccessibleProviders.append(hidden)
            }
            if let placement = try filter.placement(of: name) {
                for position in factories.indices { factories[position].placement = placement }
            }
            for pattern in assisted {
                for label in pattern.labels
                where factories.markRunTimeValues(label, ofLibrary: types.options.mode == .library) {
                    filter.note(label, of: pattern, "--implicit-assisted")
                }
            }
            for pattern in try filter.requiredPatterns(of: name) {
                for label in pattern.labels where factories.demand({ $0.label == label }) {
                    filter.note(label, of: pattern, "--implicit-required")
                }
                if pattern.labels.isEmpty { _ = factories.demand(\.takesDeclaredProtocol) }
            }
            if takesAll {
                factories.inferRunTimeValues { _ in true }
            } else if assisted.contains(where: \.takesPlainValues) {
                factories.inferRunTimeValues(values.isPlain)
            }
            result.factories += factories
        }
        result.problems.unmatchedPatterns = filter.unmatchedPatterns
        if let excess = types.resolver.excess { throw excess }
        return result
    }

    /// Reports comments at a configuration, which cannot have a scope or tag.
    private func noteMarks(
        of identifier: DeclarationIndex.TypeIdentifier, in problems: inout CollectedDependencies.Problems
    ) {
        let type = types.index[identifier]
        guard type.marks != .none else { return }
        problems.markMistakes.append(.init(text: type.name, reason: .configuration, location: type.location))
    }

    /// The type that an option names as a tag.
    private func tag(_ written: String?) throws(InputError) -> TypeExpression? {
        guard let written else { return nil }
        guard let type = TypeExpression(parsing: written) else {
            throw InputError(.usage, "'\(written)' of --implicit-tag is no type")
        }
        return types.resolver.resolve(type, in: types.resolver.contextOfOptions)
    }
}

extension [DependencyFactory] {
    /// The factories of a decorator, with the position of its pattern; nil if no initializer of the class requires a
    /// key that the class provides.
    fileprivate func wrapping(_ position: Int) -> [DependencyFactory]? {
        let wrapped = Set(filter { $0.wrappedParameters == 1 }.map(\.key))
        if wrapped.isEmpty { return nil }
        return compactMap { factory in
            var factory = factory
            // A decorator satisfies only its own name on demand, because the wrapped class comes first.
            factory.onDemandKeys = factory.onDemandKeys.filter { $0.type.nominal == factory.providerType }
            guard wrapped.contains(factory.key) else { return factory }
            guard factory.wrappedParameters == 1 else { return nil }
            factory.decoratorPosition = Int32(position)
            return factory
        }
    }
}

extension DependencyFactory {
    /// The number of parameters that require the key of the factory, directly or deferred.
    fileprivate var wrappedParameters: Int {
        parameters.count { parameter in
            guard !parameter.isRunTimeValue, parameter.property == nil else { return false }
            if parameter.dependency == key { return true }
            let type = parameter.dependency.type
            if parameter.dependency.tag == nil, let later = type.lazy {
                return DependencyKey(requestedBy: later) == key
            }
            guard case .function(let function) = type, function.parameters.isEmpty, parameter.dependency.tag == nil
            else { return false }
            return DependencyKey(requestedBy: function.result) == key
        }
    }
}

extension [DependencyFactory] {
    /// Lets parameters of some types be run-time values if nothing satisfies them.
    fileprivate mutating func inferRunTimeValues(_ canBeValue: (TypeExpression) -> Bool) {
        for index in indices {
            self[index].infersRunTimeValues = true
            guard case .initializer(let type, var parameters) = self[index].kind else { continue }
            for position in parameters.indices {
                let key = parameters[position].dependency
                parameters[position].mustBeProvided =
                    parameters[position].isDemanded || key.tag != nil || !canBeValue(key.requestedType)
            }
            self[index].kind = .initializer(type: type, parameters: parameters)
        }
    }

    /// Lets only a provider satisfy some parameters, and no default value. Returns whether there are any.
    fileprivate mutating func demand(_ isMeant: (DependencyFactory.Parameter) -> Bool) -> Bool {
        var isFound = false
        for index in indices {
            guard case .initializer(let type, var parameters) = self[index].kind else { continue }
            for position in parameters.indices
            where isMeant(parameters[position]) && !parameters[position].isRunTimeValue {
                isFound = true
                (parameters[position].isDemanded, parameters[position].mustBeProvided) = (true, true)
            }
            self[index].kind = .initializer(type: type, parameters: parameters)
        }
        return isFound
    }

    /// Makes run-time values of the parameters with a label. Returns whether there are any.
    ///
    /// - Parameter ofLibrary: Whether module files describe them, which make no difference between labels and
    ///   `@Assisted`.
    fileprivate mutating func markRunTimeValues(_ label: String, ofLibrary: Bool) -> Bool {
        var isFound = false
        for index in indices {
            guard case .initializer(let type, var parameters) = self[index].kind else { continue }
            for position in parameters.indices
            where parameters[position].label == label && parameters[position].property == nil {
                isFound = true
                if parameters[position].isRunTimeValue { continue }
                (parameters[position].isRunTimeValue, parameters[position].isLabelled) = (true, !ofLibrary)
            }
            self[index].kind = .initializer(type: type, parameters: parameters)
        }
        return isFound
    }
}
