/// The sources of a run before the first phase. The containers that code fills are known without that phase, and
/// with them the verdict may be.
struct UncollectedSources {
    private let files: [SourceDeclarations]
    private let sources: LoadedSources?
    private let preparation: ResolutionRun.Preparation
    private let prepared = Once<Result<DependencyCollector, InputError>>()

    /// Takes the declarations from sources, and reads them first if necessary.
    init(_ sources: LoadedSources?, _ preparation: ResolutionRun.Preparation) throws(InputError) {
        (self.sources, self.preparation) = (sources, preparation)
        let loader = preparation.loader
        let found = preparation.found.files
        files = if let sources { try loader.declarations(of: sources) } else { try loader.load(found) }
    }

    /// The containers that code fills.
    func registries() throws(InputError) -> [Registry] {
        let (options, reading) = (preparation.options, preparation.reading)
        return try preparation.observer.measure(.collect) { () throws(InputError) in
            try RegistryReading(options: options, reading: reading).registries(
                of: files, by: preparation.loader, preparation.found,
                sources: reading.memory == nil ? nil : sources?.identity, linked: preparation.linked.map(\.target),
                program: preparation.program
            ) { () throws(InputError) in try collector().index }
        }
    }

    /// Runs the first phase.
    ///
    /// - Parameter registries: The containers that code fills.
    func collect(_ registries: [Registry]) throws(InputError) -> CollectedDependencies {
        var collected = try DependencyResolution.collect(
            collector(), undecidableManifests: preparation.found.undecidableManifests, observer: preparation.observer)
        collected.registries = registries
        return collected
    }

    private func collector() throws(InputError) -> DependencyCollector {
        try prepared.value { Result { () throws(InputError) in try newCollector() } }.get()
    }

    private func newCollector() throws(InputError) -> DependencyCollector {
        let (observer, loader) = (preparation.observer, preparation.loader)
        var modules = try observer.measure(.read) { () throws(InputError) in
            try loader.parseLibraries(preparation.libraries)
        }
        for library in preparation.linked { modules.append(try library.target.module(library.input)) }
        return observer.measure(.collect) {
            DependencyCollector(
                files, modules: preparation.found.modules, libraries: preparation.librarySets.set(of: modules),
                options: preparation.options, jobs: preparation.jobs)
        }
    }
}
