/// Makes the factories of ranges of types: of implicit classes that the filters choose, and of explicit configurations.
///
/// Used by one thread, which keeps what it has worked out of names and patterns from one range to the next.
final class FactoryCollector {
    private let types: TypeCollector
    private var filter: ImplicitFilter

    /// - Throws: ``InputError`` of usage for a pattern that does not compile.
    init(index: DeclarationIndex, options: ResolutionOptions, libraries: [LibraryModule]) throws(InputError) {
        types = TypeCollector(resolver: NameResolver(index: index), options: options, libraries: libraries)
        filter = try ImplicitFilter(options)
    }

    /// The factories of a range of types, what is wrong with the configurations among them, and the patterns that have matched
    /// nothing in this range or an earlier one.
    ///
    /// - Throws: ``InputError`` of usage for a pattern that reaches PCRE2's match limit.
    func collect(_ range: ArraySlice<DeclarationIndex.TypeIdentifier>) throws(InputError) -> CollectedDependencies {
        var result = CollectedDependencies()
        for identifier in range {
            let kind = types.index[identifier].kind
            guard kind != .protocol, kind != .enum else { continue }
            let conformances = types.hierarchy.allConformances(of: identifier)
            if conformances.isConfiguration, kind != .struct {
                ConfigurationCollector(types: types).collect(identifier, into: &result)
            } else if types.canBeImplicit(identifier), try filter.chooses(types.index.name(of: identifier)) {
                let name = types.index.name(of: identifier)
                let scope = try filter.scope(of: name)
                let tag = try tag(try filter.tag(of: name))
                result.factories += types.factories(of: identifier, conformances, scope: scope, tag: tag)
            }
        }
        result.problems.unmatchedPatterns = filter.unmatchedPatterns
        return result
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
