extension DependencyResolution {
    /// Runs the phases one after the other on sources in memory.
    ///
    /// - Throws: ``InputError`` of usage for a pattern that does not compile or reaches PCRE2's match limit.
    public init(
        sources: [SourceFile], libraries: [LibraryModule] = [], options: ResolutionOptions,
        reading: ReadingOptions = ReadingOptions()
    ) throws(InputError) {
        let loader = FactoryLoader(options: options, reading: reading)
        let (modules, undecidable) = try loader.modules(of: sources)
        try self.init(
            loader.load(sources), modules: modules, undecidableManifests: undecidable, libraries: libraries, options: options,
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
        let (collector, collected) = try observer.measure(.collect) { () throws(InputError) in
            let collector = DependencyCollector(sources, modules: modules, libraries: libraries, options: options, jobs: jobs)
            var collected = try collector.collect()
            collected.problems.undecidableManifests = undecidableManifests
            return (collector, collected)
        }
        let (chained, graph) = observer.measure(.chain) {
            // A library does not know what an application provides for its classes.
            let chained = options.mode == .library ? collected : RuntimeValueInference.resolved(collected, jobs: jobs)
            return (chained, DependencyGraphBuilder.build(chained, jobs: jobs))
        }
        let found = try observer.measure(.analyze) { () throws(InputError) in
            Parts.all.analyzer.analyze(
                AnalysisSubject(
                    collected: chained, graph: graph, options: options,
                    rejected: try Self.rejectedCandidates(for: graph, chained, from: collector, options),
                    containers: ContainerKind.allCases))
        }
        self.init(
            options: options, collector: collector, collected: chained, graph: graph,
            diagnostics: CauseGrouping.group(found.filter { $0.severity != .off }),
            canGenerate: !found.contains { $0.severity == .error || $0.rule.preventsGeneration })
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
}
