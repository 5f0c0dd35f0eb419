/// A whole run: collected, chained and analyzed.
///
/// This is the front door for editors and linters:
///
///     var options = ResolutionOptions()
///     options.implicitFilters = ["Impl$"]
///     let resolution = try DependencyResolution(sources: sources, options: options)
///     for diagnostic in resolution.diagnostics { … }
public struct DependencyResolution: Sendable {
    public let options: ResolutionOptions
    package let collected: CollectedDependencies
    public let graph: DependencyGraph
    /// Containers that the sources fill at run time.
    package let registries: [RegistryGraph]
    /// All problems: causes first, then by place.
    public let diagnostics: [Diagnostic]
    /// Whether code can be generated: there is no error, and no problem that prevents correct code, whatever its
    /// severity.
    public let canGenerate: Bool

    /// The number of threads.
    let jobs: Int
    /// The protocols of the sources and of linked targets, with their members.
    let protocols: ProtocolSources
    /// The sources whose members the problems depend on.
    let memberSources: [KeptFile]
    /// The run in which the objects stand alone.
    private let lone: (@Sendable () -> Result<DependencyResolution, InputError>)?

    init(
        options: ResolutionOptions, jobs: Int, collected: CollectedDependencies, graph: DependencyGraph,
        registries: [RegistryGraph] = [], protocols: ProtocolSources, memberSources: [KeptFile],
        lone: (@Sendable () -> Result<DependencyResolution, InputError>)? = nil, diagnostics: [Diagnostic],
        canGenerate: Bool
    ) {
        self.options = options
        self.jobs = jobs
        self.collected = collected
        self.graph = graph
        self.registries = registries
        self.protocols = protocols
        self.memberSources = memberSources
        self.lone = lone
        self.diagnostics = diagnostics
        self.canGenerate = canGenerate
    }

    /// The same run with other problems.
    func reporting(_ diagnostics: [Diagnostic]) -> DependencyResolution {
        DependencyResolution(
            options: options, jobs: jobs, collected: collected, graph: graph, registries: registries,
            protocols: protocols, memberSources: memberSources,
            lone: lone, diagnostics: diagnostics, canGenerate: canGenerate)
    }

    /// The run whose container makes single objects for tests and previews. It has no nested containers, and the values
    /// that nothing provides come from outside.
    ///
    /// - Throws: ``InputError`` for a file that can no longer be read.
    package func forTests() throws(InputError) -> DependencyResolution { try lone?().get() ?? self }

    /// All visible types, including those that `#if` excludes, sorted by name.
    var declaredTypes: [NominalType] { collected.declarations?.allTypes ?? [] }

    /// The candidates for some types, and the obstacles that keep them from being providers.
    ///
    /// - Throws: ``InputError`` if a pattern reaches PCRE2's match limit.
    package func rejectedCandidates(for types: Set<TypeExpression>) throws(InputError) -> RejectedCandidates {
        try CandidateCollector.candidates(for: types, in: collected, options: options, jobs: jobs)
    }

    /// The number of dependencies: the keys of the graph, and the registrations in other containers.
    package var dependencyCount: Int { graph.nodes.count + registries.reduce(0) { $0 + $1.registrationCount } }

    /// Whether a diagnostic is an error.
    public var hasErrors: Bool { diagnostics.flatMap(\.withConsequences).contains { $0.severity == .error } }
}
