extension DependencyResolution {
    /// Runs all phases on sources in memory.
    ///
    /// - Parameters:
    ///   - sources: The sources. Their paths need not exist.
    ///   - options: The options that affect the result.
    ///   - rules: Additional rules.
    /// - Throws: ``InputError`` of usage for a pattern that does not compile or reaches PCRE2's match limit.
    public init(
        sources: [SourceFile], options: ResolutionOptions, rules: [any DependencyGraphVisitor] = []
    ) throws(InputError) {
        try self.init(sources: sources, libraries: [], options: options, rules: rules)
    }

    /// Runs all phases on files, and on the Swift files in folders.
    ///
    /// - Parameters:
    ///   - paths: Files and folders.
    ///   - libraries: The module files of linked libraries, as `path` or `Name=path`.
    ///   - options: The options that affect the result.
    ///   - rules: Additional rules.
    /// - Throws: ``InputError`` for inputs that are missing or malformed, and for patterns that cannot be used.
    public init(
        paths: [String], libraries: [String] = [], options: ResolutionOptions, rules: [any DependencyGraphVisitor] = []
    ) throws(InputError) {
        var inputs: [ModuleFileInput] = []
        for library in libraries { inputs.append(try ModuleFileInput(library)) }
        let preparation = try ResolutionRun.Preparation(
            inputs: SourceInputs(paths: paths), libraries: inputs, options: options, rules: rules, outputPaths: [],
            reading: ReadingOptions(), observer: RunObserver())
        self = try preparation.resolve(preparation.collect(nil))
    }

    package init(
        sources: [SourceFile], libraries: [LibraryModule], options: ResolutionOptions,
        reading: ReadingOptions = ReadingOptions(), rules: [any DependencyGraphVisitor] = []
    ) throws(InputError) {
        let located = try FactoryLoader(options: options, reading: reading).modules(of: sources)
        let options = options.completed(by: located.conditions)
        let loader = FactoryLoader(options: options, reading: reading, modules: located.modules)
        var collected = try Self.collect(
            DependencyCollector(
                loader.load(sources), modules: located.modules, libraries: LibrarySet(libraries), options: options,
                jobs: reading.jobs),
            undecidableManifests: located.undecidable, observer: RunObserver())
        let dialects = RegistryReading(options: options, reading: reading).dialects(
            of: collected.declarations?.files ?? [])
        let texts = Dictionary(sources.map { ($0.path, $0.text) }) { first, _ in first }
        if let declarations = collected.declarations, !dialects.isEmpty {
            let code = DialectCode(dialects, options).read(sources, loader, knowing: declarations.files).sorted {
                $0.path < $1.path
            }
            collected.registries = RegistryReader.registries(
                code, in: declarations, dialects: dialects, jobs: reading.jobs
            ) { path in texts[path].map { Array($0.utf8) } }
        }
        try self.init(
            collected, options: options, rules: rules, jobs: reading.jobs, observer: RunObserver(),
            sources: SourceTextAccess(sources),
            lone: Self.lone(options) { options throws(InputError) in
                try DependencyResolution(sources: sources, libraries: libraries, options: options, reading: reading)
            })
    }

    /// Runs all phases on files.
    ///
    /// - Throws: ``InputError`` for inputs that are missing or malformed, and for patterns that cannot be used.
    package init(
        inputs: SourceInputs, libraries: [ModuleFileInput] = [], options: ResolutionOptions,
        reading: ReadingOptions = ReadingOptions(), observer: RunObserver = RunObserver()
    ) throws(InputError) {
        self = try ResolutionRun(
            inputs: inputs, libraries: libraries, options: options, reading: reading, observer: observer
        ).resolution()
    }

    /// Makes the run in which the objects stand alone, at most once.
    static func lone(
        _ options: ResolutionOptions,
        _ run: @escaping @Sendable (ResolutionOptions) throws(InputError) -> DependencyResolution
    ) -> (@Sendable () -> Result<DependencyResolution, InputError>)? {
        if options.standsAlone != nil { return nil }
        let known = Once<Result<DependencyResolution, InputError>>()
        return { known.value { Result { () throws(InputError) in try run(options.alone) } } }
    }

    /// Runs the first phase: it turns the declarations of the sources and libraries into factories.
    static func collect(
        _ collector: DependencyCollector, undecidableManifests: [SourceLocation], observer: RunObserver
    ) throws(InputError) -> CollectedDependencies {
        try observer.measure(.collect) { () throws(InputError) in
            var collected = try collector.collect()
            collected.problems.undecidableManifests = undecidableManifests
            return collected
        }
    }

    /// Runs the phases after collecting.
    ///
    /// - Parameters:
    ///   - linkedTargets: The targets that are linked as sources.
    ///   - doubles: Finds the project's own doubles; nil for those among the sources.
    ///   - lone: The run in which the objects stand alone.
    ///   - linked: Finds the classes of linked targets that nearly provide types.
    init(
        _ collected: CollectedDependencies, options: ResolutionOptions, rules: [any DependencyGraphVisitor] = [],
        jobs: Int,
        observer: RunObserver, sources: SourceTextAccess,
        linkedTargets: @escaping @Sendable () -> [ProtocolSources.Target] = { [] },
        doubles: (@Sendable (_ forTests: Bool) throws(InputError) -> [OwnDouble])? = nil,
        lone: (@Sendable () -> Result<DependencyResolution, InputError>)? = nil,
        linked: (Set<TypeExpression>) throws(InputError) -> [TypeExpression: [RejectedCandidate]] = { _ in [:] }
    ) throws(InputError) {
        let (chained, asked, graph) = observer.measure(.chain) {
            // A library does not know which requirements of its classes an application satisfies.
            let chained =
                options.mode == .library
                ? collected
                : options.standsAlone.map { LoneObjects.completed(collected, of: $0, jobs: jobs) }
                    ?? RunTimeValueInference.resolved(collected, jobs: jobs)
            // A library is judged by its own providers and their requirements (semantics, section 5). Module files
            // without sources are judged by their content.
            let isLibrary =
                (options.standsAlone ?? options.mode) == .library && collected.declarations?.files.isEmpty == false
            let asked =
                (options.standsAlone ?? options.mode) == .library
                ? .none : AskedKeys(chained.registries, in: chained.declarations)
            var graph = DependencyGraphBuilder.build(chained, jobs: jobs, ofSources: isLibrary, asked: asked)
            graph.standsAlone = options.standsAlone
            return (chained, asked, graph)
        }
        let registries = observer.measure(.chain) {
            chained.registries.map { RegistryLinker.link(asked.completing($0, with: graph)) }
        }
        let targets: @Sendable () -> [ProtocolSources.Target] = { [declarations = chained.declarations] in
            let own = declarations.map {
                ProtocolSources.Target(
                    index: $0, sources: sources, isOnMainActor: options.defaultIsolation == .mainActor)
            }
            return [own].compactMap { $0 } + linkedTargets()
        }
        let (found, entries) = try observer.measure(.analyze) { () throws(InputError) in
            let entries = EntryMembers(of: graph, in: targets)
            let found = Parts.all.analyzer.adding(rules).analyze(
                AnalysisSubject(
                    collected: chained, graph: graph, options: options,
                    rejected: try Self.rejectedCandidates(
                        for: graph, asked, chained, options, jobs: jobs, sources, linked),
                    containers: ContainerKind.allCases, registries: registries,
                    makers: Self.makers(for: registries, chained, options), asked: asked, entries: entries),
                jobs: jobs)
            return (found, entries)
        }
        self.init(
            options: options, jobs: jobs, collected: chained, graph: graph, registries: registries,
            protocols: ProtocolSources(targets) { [declarations = chained.declarations] forTests in
                Result { () throws(InputError) in
                    try doubles?(forTests) ?? declarations.map { OwnDouble.all(in: $0, options, access: .internal) }
                        ?? []
                }
            },
            memberSources: entries.files, lone: lone,
            diagnostics: CauseGrouping.group(found.filter { $0.severity != .off }),
            canGenerate: !found.contains { diagnostic in
                // A report that is a warning by itself, such as one about a preview, does not concern the generated
                // code.
                diagnostic.severity == .error && !diagnostic.isAboutPattern
                    || diagnostic.rule.preventsGeneration && options.severities[diagnostic.rule.identifier] != nil
            })
    }

    /// The candidates for missing keys, and for patterns without a match. The search runs only if such a key or pattern
    /// exists. A library does not report the keys that it requires.
    private static func rejectedCandidates(
        for graph: DependencyGraph, _ asked: AskedKeys, _ collected: CollectedDependencies,
        _ options: ResolutionOptions, jobs: Int,
        _ sources: SourceTextAccess,
        _ linked: (Set<TypeExpression>) throws(InputError) -> [TypeExpression: [RejectedCandidate]]
    ) throws(InputError) -> RejectedCandidates {
        let missing =
            options.mode == .library
            ? [] : missingTypes(in: graph).union(asked.all.filter { graph[$0] == nil }.map(\.providedType))
        guard !missing.isEmpty || graph.nodes.isEmpty || !collected.problems.unmatchedPatterns.isEmpty else {
            return RejectedCandidates()
        }
        var candidates = try CandidateCollector.candidates(
            for: missing, in: collected, options: options, jobs: jobs, sources: sources)
        if !missing.isEmpty { candidates.byType.merge(try linked(missing)) { $0 + $1 } }
        return candidates
    }

    /// The types that code could register for the keys that it misses.
    private static func makers(
        for registries: [RegistryGraph], _ collected: CollectedDependencies, _ options: ResolutionOptions
    ) -> InstanceMakers {
        if options.mode == .library { return .none }
        let registered = registries.lazy.map(\.registry).filter { $0.rules.syntax != nil }.flatMap(\.registrations)
            .flatMap(\.keys).compactMap(\.type.nominal?.path)
        return InstanceMakers(
            for: registries.reduce(into: []) { $0.formUnion($1.advisedPaths) }, besides: Set(registered), in: collected,
            options)
    }

    /// The types that are required and that nothing provides, also as optionals.
    private static func missingTypes(in graph: DependencyGraph) -> Set<TypeExpression> {
        let unsatisfied = graph.unusualPositions.flatMap { graph.nodes[$0].unsatisfiedKeys }.map(\.providedType).filter
        { !$0.isMarker }
        return Set(unsatisfied + graph.unfilledOptionals.map(\.key.type))
    }
}
