/// A whole run from what was collected to the verdict: collected, chained and analyzed.
///
/// This is the front door for editors and linters:
///
///     var options = ResolutionOptions()
///     options.implicitFilters = ["Impl$"]
///     let resolution = try DependencyResolution(sources: sources, options: options)
///     for diagnostic in resolution.diagnostics { … }
public struct DependencyResolution: Sendable {
    public let options: ResolutionOptions
    public let collected: CollectedDependencies
    public let graph: DependencyGraph
    /// Everything there is to say: first what others follow from, then by place.
    public let diagnostics: [Diagnostic]
    /// Whether code could be generated: nothing is an error, and nothing that the options make less than one keeps the
    /// code from being right.
    public let canGenerate: Bool

    private let collector: DependencyCollector

    /// Runs the phases one after the other on sources in memory.
    ///
    /// - Throws: ``InputError`` of usage for a pattern that does not compile or reaches PCRE2's match limit.
    public init(
        sources: [SourceFile], libraries: [LibraryModule] = [], options: ResolutionOptions,
        reading: ReadingOptions = ReadingOptions()
    ) throws(InputError) {
        let loader = FactoryLoader(options: options, reading: reading)
        let located = try loader.modules(of: sources)
        try self.init(
            loader.load(sources), modules: located.modules, undecidableManifests: located.undecidable, libraries: libraries, options: options,
            jobs: reading.jobs, observer: RunObserver())
    }

    /// Runs the phases one after the other on files.
    ///
    /// - Throws: ``InputError`` for inputs that are missing or malformed, and for patterns that cannot be used.
    public init(
        inputs: SourceInputs, libraries: [LibraryInput] = [], options: ResolutionOptions,
        reading: ReadingOptions = ReadingOptions(), observer: RunObserver = RunObserver()
    ) throws(InputError) {
        self = try ResolutionRun(
            inputs: inputs, libraries: libraries, options: options, reading: reading, observer: observer
        ).resolution()
    }

    init(
        _ sources: [SourceDeclarations], modules: SourceModules, undecidableManifests: [SourceLocation], libraries: [LibraryModule],
        options: ResolutionOptions, jobs: Int, observer: RunObserver
    ) throws(InputError) {
        let collection = try Collection(
            sources, modules: modules, undecidableManifests: undecidableManifests, libraries: libraries, options: options, jobs: jobs,
            observer: observer)
        try self.init(collection, options: options, jobs: jobs, observer: observer)
    }

    /// Goes through the phases after collecting.
    init(_ collection: Collection, options: ResolutionOptions, jobs: Int, observer: RunObserver) throws(InputError) {
        let (collector, collected) = (collection.collector, collection.collected)
        let (chained, graph) = observer.measure(.chain) {
            // A library does not know what an application provides for its classes.
            let chained = options.mode == .library ? collected : RuntimeValueInference.resolved(collected, jobs: jobs)
            return (chained, DependencyGraphBuilder.build(chained, jobs: jobs))
        }
        let found = try observer.measure(.analyze) { () throws(InputError) in
            Parts.all.analyzer.analyze(
                AnalysisSubject(
                    collected: chained, graph: graph, options: options,
                    rejected: try Self.rejectedCandidates(for: graph, chained, from: collector, options)))
        }
        self.options = options
        self.collector = collector
        self.collected = chained
        self.graph = graph
        diagnostics = CauseGrouping.group(found.filter { $0.severity != .off })
        canGenerate = !found.contains { $0.severity == .error || $0.rule.preventsGeneration }
    }

    /// The first phase: what the sources and libraries declare, and what was found in it.
    struct Collection: Sendable {
        let collector: DependencyCollector
        let collected: CollectedDependencies

        init(
            _ sources: [SourceDeclarations], modules: SourceModules, undecidableManifests: [SourceLocation], libraries: [LibraryModule],
            options: ResolutionOptions, jobs: Int, observer: RunObserver
        ) throws(InputError) {
            (collector, collected) = try observer.measure(.collect) { () throws(InputError) in
                let collector = DependencyCollector(sources, modules: modules, libraries: libraries, options: options, jobs: jobs)
                var collected = try collector.collect()
                collected.problems.undecidableManifests = undecidableManifests
                return (collector, collected)
            }
        }

        /// What clients see of a library: the content of its module file, with all names looked up.
        func libraryModule(_ input: LibraryInput) -> LibraryModule {
            func exported(_ factories: [DependencyFactory]) -> [DependencyFactory] {
                factories.map { factory in
                    var factory = factory
                    factory.origin = .library(input.name)
                    // A module file says whole modules.
                    factory.imports = factory.requiredModules.map { ModuleImport($0) }
                    return factory
                }
            }
            var module = LibraryModule(
                name: input.name, path: input.path, factories: exported(collected.factories), injections: exported(collected.injections),
                protocols: collected.exportedProtocols, typealiases: collected.exportedTypealiases, types: collected.exportedTypes,
                supertypes: collected.exportedSupertypes, reexports: collected.reexports)
            // The client may have another name for it.
            if input.name != collector.index.module { module = module.renamed(from: collector.index.module) }
            module.shared = SharedLibrary(module)
            return module
        }
    }

    /// All that is declared.
    var index: DeclarationIndex { collector.index }

    /// All types in sight, those that `#if` leaves out included, sorted by name.
    var declaredTypes: [NominalType] { collector.declaredTypes }

    /// What could have provided types, if something did not stand in its way.
    ///
    /// - Throws: ``InputError`` when a pattern reaches PCRE2's match limit.
    public func rejectedCandidates(for types: Set<TypeExpression>) throws(InputError) -> RejectedCandidates {
        try collector.rejectedCandidates(for: types)
    }

    /// What could have provided the keys that nothing provides, and what is known of patterns that chose nothing. Looked
    /// for only where there is such a key or pattern; of the keys that it needs a library does not complain.
    private static func rejectedCandidates(
        for graph: DependencyGraph, _ collected: CollectedDependencies, from collector: DependencyCollector,
        _ options: ResolutionOptions
    ) throws(InputError) -> RejectedCandidates {
        let missing = options.mode == .library ? [] : Set(graph.unusualPositions.flatMap { graph.nodes[$0].unsatisfiedKeys }.map(\.providedType).filter { !$0.isMarker })
        guard !missing.isEmpty || graph.nodes.isEmpty || !collected.problems.unmatchedPatterns.isEmpty else {
            return RejectedCandidates()
        }
        return try collector.rejectedCandidates(for: missing)
    }

    /// Whether something was found that is to be mended.
    public var hasErrors: Bool { diagnostics.flatMap(\.withConsequences).contains { $0.severity == .error } }

    /// What is generated for an output at a path; only to be asked for when ``canGenerate``.
    public func generate(outputPath: String) -> GeneratedFile {
        let text =
            switch options.mode {
            case .library:
                ModuleFileGenerator(locatedFrom: options.writesLocations ? outputPath : nil)
                    .generate(collected, module: options.moduleName ?? GeneratedFile.moduleName(ofPath: outputPath))
            case .application:
                ContainerFileGenerator(options: options).generate(
                    graph, visibility: collected.visibility, name: GeneratedFile.moduleName(ofPath: outputPath))
            }
        return GeneratedFile(path: outputPath, text: text)
    }

    /// What tests of an application need besides what is generated for an output; only to be asked for when ``canGenerate``.
    ///
    /// - Throws: ``InputError`` of usage where there is nothing that tests could override, or no name to import it by.
    public func generateTestSupport(path: String, forOutput outputPath: String) throws(InputError) -> GeneratedFile {
        guard options.mode == .application else {
            throw InputError(.usage, "--test-support '\(path)' is for containers with accessors, and a library has none")
        }
        guard let module = options.moduleName else {
            throw InputError(
                .usage, "--test-support '\(path)' imports the application's module; name it with '--module-name'")
        }
        let name = GeneratedFile.moduleName(ofPath: outputPath)
        let generator = TestSupportGenerator(options: options, name: SwiftIdentifier.escaped(name), module: module)
        return GeneratedFile(path: path, text: generator.generate(graph, visibility: collected.visibility))
    }
}

extension ResolutionOptions.Mode {
    /// The mode for an output: a `.dpendmodule` describes a library, all else sets up an application (thesis, 5.1).
    public init(outputPath: String) {
        self = outputPath.hasSuffix(".\(ModuleFileFormat.fileExtension)") ? .library : .application
    }
}
