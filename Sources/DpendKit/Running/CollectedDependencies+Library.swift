extension CollectedDependencies {
    /// A library as its clients see it: the content of its module file, with all names resolved.
    func libraryModule(_ input: ModuleFileInput) -> LibraryModule {
        func exported(_ factories: [DependencyFactory]) -> [DependencyFactory] {
            factories.map { factory in
                var factory = factory.mappingKeys(\.inOtherRuns)
                factory.origin = .library(input.name)
                if factory.isDecorator { factory.decoratorPosition += DependencyFactory.firstLibraryDecorator }
                // A module file names whole modules.
                factory.imports = factory.requiredModules.map { ModuleImport($0) }
                return factory
            }
        }
        var module = LibraryModule(
            name: input.name, path: input.path, factories: exported(factories), injections: exported(injections),
            protocols: exportedProtocols, typealiases: exportedTypealiases, types: exportedTypes,
            supertypes: exportedSupertypes, reexports: reexports)
        module.opaqueTypes = exportsFile?.opaqueTypes.map(\.type) ?? []
        module = module.hidingTypes()
        // The client may use another name for it.
        if let name = declarations?.module, input.name != name { module = module.renamed(from: name) }
        module.hiddenTypes = hiddenTypes
        module.shared = SharedLibrary(module)
        return module
    }

    /// Where top-level types are declared that other modules cannot use, by their names.
    private var hiddenTypes: [String: SourceLocation] {
        guard let index = declarations else { return [:] }
        let hidden = index.types.filter { index[$0].parent == nil && index.access(of: $0) < .package }
        return Dictionary(hidden.map { (index[$0].name, index[$0].location) }) { first, second in min(first, second) }
    }

    /// A hash of everything that clients see of a library, except its places. Libraries with the same hash can replace
    /// each other.
    ///
    /// - Parameter options: The options of the library's run.
    func exports(_ options: ResolutionOptions) -> ContentHash {
        var hash = ContentHash(Array(ModuleFileGenerator().generate(self, module: declarations?.module ?? "").utf8))
        // A module file says this of shared instances only.
        for factory in factories { hash.combine(factory.isUnsendable ? 1 : 0) }
        for name in hiddenTypes.keys.sorted() { hash.combine(name) }
        if let declarations, !options.writesExports {
            // Reports of clients propose an exports file if these classes would provide something.
            for pattern in options.implicitFilters + options.implicitExcludes + options.implicitDoubles {
                hash.combine(pattern)
            }
            for type in declarations.types where declarations.access(of: type) < options.exportedAccess {
                for inherited in declarations[type].inheritance { hash.combine(inherited.type.spelling(.identity)) }
            }
        }
        return hash
    }
}
