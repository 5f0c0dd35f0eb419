extension CollectedDependencies {
    /// What clients see of a library: the content of its module file, with all names looked up.
    func libraryModule(_ input: LibraryInput) -> LibraryModule {
        func exported(_ factories: [DependencyFactory]) -> [DependencyFactory] {
            factories.map { factory in
                var factory = factory.mappingKeys(\.inOtherRuns)
                factory.origin = .library(input.name)
                // A module file says whole modules.
                factory.imports = factory.requiredModules.map { ModuleImport($0) }
                return factory
            }
        }
        var module = LibraryModule(
            name: input.name, path: input.path, factories: exported(factories), injections: exported(injections),
            protocols: exportedProtocols, typealiases: exportedTypealiases, types: exportedTypes,
            supertypes: exportedSupertypes, reexports: reexports)
        // The client may have another name for it.
        if let name = declarations?.module, input.name != name { module = module.renamed(from: name) }
        module.shared = SharedLibrary(module)
        return module
    }

    /// Stands for what clients see of a library, its places aside: two libraries with the same are linked to the same end.
    var exports: ContentHash {
        var hash = ContentHash(Array(ModuleFileGenerator().generate(self, module: declarations?.module ?? "").utf8))
        // A module file leaves it out.
        for factory in factories { hash.combine(factory.isUnsendable ? 1 : 0) }
        return hash
    }
}
