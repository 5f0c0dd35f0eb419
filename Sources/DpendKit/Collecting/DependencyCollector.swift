/// Turns the declarations of sources into factories (thesis, section 5.2; semantics, section 3).
package struct DependencyCollector: Sendable {
    /// The declarations of the sources and of the linked libraries.
    let index: DeclarationIndex
    private let options: ResolutionOptions
    private let jobs: Int

    /// Prepares to collect on as many threads as there are jobs. The order of the sources and libraries does not
    /// matter.
    ///
    /// - Parameters:
    ///   - sources: The declarations of the sources.
    ///   - modules: The modules of the sources; nil for the module that the options name.
    ///   - libraries: The linked libraries.
    ///   - options: The options that affect the result.
    ///   - jobs: The number of threads.
    package init(
        _ sources: [SourceDeclarations], modules: SourceModules? = nil, libraries: LibrarySet = LibrarySet([]),
        options: ResolutionOptions,
        jobs: Int = 1
    ) {
        index = DeclarationIndex(
            files: Self.sorted(sources), modules: modules ?? SourceModules(only: options.moduleName ?? ""),
            libraries: libraries, jobs: jobs)
        self.options = options
        self.jobs = jobs
    }

    /// The sources in the order of their paths. Mostly they are already in order, and sorting them would copy each.
    private static func sorted(_ sources: [SourceDeclarations]) -> [SourceDeclarations] {
        let areSorted = sources.indices.dropFirst().allSatisfy { sources[$0 - 1].path <= sources[$0].path }
        return areSorted ? sources : sources.sorted { $0.path < $1.path }
    }

    /// Collects the implicit classes that the filters choose and all explicit configurations.
    ///
    /// The cost is linear in the number of declarations.
    ///
    /// - Throws: ``InputError`` of usage for a pattern that does not compile or reaches PCRE2's match limit, and for
    ///   types that are too large to look up.
    package func collect() throws(InputError) -> CollectedDependencies {
        try checkModuleNames()
        let resolver = NameResolver(index: index)
        var result = CollectedDependencies()
        result.declarations = index
        (result.libraries, result.libraryFactories) = LibraryResolver(resolver: resolver).resolve(index.linked)
        let types = TypeCollector(
            resolver: resolver, options: options, libraries: result.libraries,
            libraryInitializers: LibraryInitializers(result.libraries, factories: result.libraryFactories))
        var unmatchedPatterns = try collectTypes(types, into: &result)
        try LibraryAdditions(types: types).apply(to: &result.libraryFactories, &unmatchedPatterns)
        if options.mode == .application {
            let externals = try ExternalCollector(resolver: resolver, options: options).collect(
                for: result.allFactories)
            result.factories.wire(externals.parameters)
            result.libraryFactories.wire(externals.parameters)
            result.problems.unmatchedExternals = externals.unmatched
            let nested = try NestedContainerCollector(resolver: resolver, options: options).collect(
                besides: externals.factories, for: result.allFactories)
            result.containers = nested.containers
            result.problems.unneededContainers = nested.unneeded
            // One line for all targets is for those in which nothing else provides the type.
            let provided = options.externalsAreShared ? Set(result.allFactories.map(\.key)) : []
            result.factories += ExternalCollector.named(
                externals.factories.filter { !provided.contains($0.key) } + nested.values)
        }
        result.factories.sort(by: DependencyFactory.inStableOrder)
        InjectionCollector(types: types).collect(into: &result)
        if options.mode == .application {
            result.visibility = visibility(in: index)
            try checkExternals(result)
        }
        if options.mode == .library {
            let exports = ExportCollector(types: types)
            result.exportedProtocols = exports.protocols()
            result.exportedTypealiases = exports.typealiases()
            result.exportedTypes = exports.types(besides: result.factories + result.injections)
            result.exportedSupertypes = exports.supertypes()
            result.reexports = index.homeReexports
            if options.writesExports {
                var planner = ExportPlanner(types: types, factories: result.factories)
                planner.plan(&result)
            }
        }
        result.problems.weaklyHeldValues = result.factories.compactMap { ValueTypes(index: index).remark(on: $0) }
        result.problems.unmatchedPatterns = unmatchedPatterns
        result.problems.duplicateTypes = index.duplicates.map { name, types in
            .init(
                name: name, module: index.module(ofFile: types[0].file), locations: types.map { index[$0].location },
                targets: index.sourceModules.targets(named: index.module(ofFile: types[0].file)))
        }
        noteProblems(of: index.files, in: &result.problems)
        if let excess = resolver.excess { throw excess }
        return result
    }

    /// Collects from all types, on as many threads as there are jobs. Returns the patterns that match no type.
    ///
    /// - Parameter types: Keeps the look-ups for later callers, if there is only one thread.
    private func collectTypes(_ types: TypeCollector, into result: inout CollectedDependencies) throws(InputError)
        -> [UnmatchedPattern]
    {
        var unmatched = try ImplicitFilter(options).unmatchedPatterns
        let (options, libraries, libraryInitializers) = (options, result.libraries, types.libraryInitializers)
        let name = "DependencyConfiguration"
        let isNamed = index.namesConfiguration || libraries.contains { InheritanceNames.isNamed(name, in: $0) }
        let configurationNames = isNamed ? InheritanceNames(index.files, libraries).closure(of: [name]) : []
        var parts: [CollectedDependencies] = []
        if jobs == 1 {
            parts = [
                try FactoryCollector(types: types, configurationNames: configurationNames).collect(index.types[...])
            ]
        } else {
            let lookups = KeptObjects()
            result.lookups = lookups
            let made = concurrentMap(chunksOf: index.types.count, threadCount: jobs) { [index] in
                Result { () throws(InputError) in
                    let collector = try FactoryCollector(
                        types: TypeCollector(
                            resolver: NameResolver(index: index), options: options, libraries: libraries,
                            libraryInitializers: libraryInitializers),
                        configurationNames: configurationNames)
                    lookups.add(collector)
                    return collector
                }
            } _: { [index] collector, range in
                Result { () throws(InputError) in try collector.get().collect(index.types[range]) }
            }
            for part in made { parts.append(try part.get()) }
        }
        for part in parts {
            result.factories += part.factories
            result.problems.inaccessibleProviders += part.problems.inaccessibleProviders
            result.problems.markMistakes += part.problems.markMistakes
            result.problems.undecidableRegistrations += part.problems.undecidableRegistrations
            let unmatchedHere = Set(part.problems.unmatchedPatterns)
            unmatched.removeAll { !unmatchedHere.contains($0) }
        }
        // Without a class, there are no labels either.
        let patterns = Set(unmatched.filter { $0.label == nil }.map(\.written))
        return unmatched.filter { $0.label == nil || !patterns.contains($0.written) }
    }

    /// Generated code imports modules of dpend and of containers, and refers to their declarations.
    private func checkModuleNames() throws(InputError) {
        let own = options.outputPath == nil ? options.moduleName : index.module
        for module in ([own].compactMap { $0 } + index.linked.names.keys) {
            if module == TypeExpression.runtimeModule {
                throw InputError(
                    .usage, "a module cannot have the name of dpend's own library, '\(module)'; rename the module")
            }
            if module == options.container.module, options.mode == .application {
                throw InputError(
                    .usage,
                    "generated code imports '\(module)' for '--container \(options.container.rawValue)', so no module of yours can have "
                        + "this name; rename the module, or use another container")
            }
        }
    }

    /// The signature of generated code contains the external values.
    private func checkExternals(_ collected: CollectedDependencies) throws(InputError) {
        let visibility = collected.visibility
        if options.externals.isEmpty, options.nested.isEmpty { return }
        for factory in collected.factories where factory.isExternal {
            if factory.isSharedExternal, !collected.allFactories.require(factory.key.type) { continue }
            guard let hidden = visibility.hiddenTypes(in: factory.key.type).first else { continue }
            throw InputError(
                .usage,
                "'\(hidden.name)' is \(hidden.type.access), so a parameter of a \(visibility.access) declaration cannot have this type; declare it "
                    + "\(visibility.access), or generate with less '--access'",
                at: hidden.type.location.description)
        }
    }

    private func visibility(in index: DeclarationIndex) -> Visibility {
        var result = Visibility(access: options.generatedAccess, module: index.module)
        if result.access > .internal {
            for identifier in index.types
            where index.access(of: identifier) < result.access && index.module(of: identifier) == index.module {
                result.hiddenTypes[index.name(of: identifier)] = .init(
                    access: index.access(of: identifier), location: index[identifier].location)
            }
        }
        result.knownModules = index.knownModules
        result.hiddenModules = index.modules.union(ModuleName.ofGeneratedCode).filter(index.isVisible)
        // The compiler compares imports within one module.
        let home = index.sourceModules.home ?? 0
        let imports = index.files.indices.lazy.filter { index.moduleNumber(ofFile: $0) == home }.flatMap {
            index.files[$0].imports
        }
        result.restrictedModules = Set(imports.filter { $0.access.map { $0 < .public } ?? false }.map(\.module))
        return result
    }

    private func noteProblems(of files: [SourceDeclarations], in problems: inout CollectedDependencies.Problems) {
        problems.syntaxErrors = files.compactMap { file in
            file.syntaxError.map { .init(subject: file.path, message: $0.message, location: $0.location) }
        }
        problems.markMistakes += files.flatMap(\.markMistakes)
        if options.platform == nil {
            problems.platformCondition = files.lazy.compactMap(\.platformCondition).first
        }
        if options.architecture == nil {
            problems.architectureCondition = files.lazy.compactMap(\.architectureCondition).first
        }
    }
}
