/// The result of a run, which is repeated if nothing has changed.
package struct RunVerdict: Sendable {
    /// All problems: causes first, then by place.
    package internal(set) var diagnostics: [Diagnostic]
    /// The number of dependencies.
    package internal(set) var dependencyCount: Int
    /// Whether there are errors.
    package internal(set) var hasErrors: Bool
    /// Whether there is an error apart from reports about patterns: another target may have a match for a shared
    /// pattern.
    var hasErrorsOfItsOwn: Bool {
        hasErrors && diagnostics.flatMap(\.withConsequences).contains { $0.severity == .error && !$0.isAboutPattern }
    }
    /// Whether code can be generated.
    package internal(set) var canGenerate: Bool
    /// The counts of containers that the sources fill at run time.
    package internal(set) var containers: [RegistryGraph.Summary]
    /// The places in these containers that dpend cannot decide.
    package internal(set) var undecided: [UndecidedPlace]
    /// The hashes of the texts that were generated last, in the order of their paths; empty if there were none.
    var outputs: [ContentHash] = []
    /// Identifies the sources of all targets, on which containers depend; nil without containers, or with a single
    /// target.
    var program: ContentHash?
    /// A hash of everything that clients see of a library; nil for an application, and without a cache.
    var exports: ContentHash?
    /// The sources of linked libraries, to which reports refer if they exist.
    private var librarySources: [LibrarySource]
    /// The searches for project files, which say which files a program links.
    private var projectSearches: [KeptProjectSearch] = []
    /// The sources whose members matter, besides their declarations.
    private var memberSources: [KeptFile] = []

    init(_ resolution: DependencyResolution) {
        diagnostics = resolution.diagnostics
        dependencyCount = resolution.dependencyCount
        containers = resolution.registries.flatMap(\.summaries)
        undecided = resolution.registries.flatMap(\.undecidedPlaces)
        hasErrors = resolution.hasErrors
        canGenerate = resolution.canGenerate
        librarySources = resolution.collected.libraries.flatMap { library in
            library.sources.sorted { $0.key < $1.key }.map { LibrarySource(path: $0.key, isThere: $0.value) }
        }
        projectSearches = DistinctElements(resolution.registries.compactMap(\.registry.projectSearch)).all.map(
            KeptProjectSearch.init)
        memberSources = resolution.memberSources
    }

    /// Whether the same sources of linked libraries exist as before, and the same project files with the same contents.
    /// The sources whose members matter contain the same, too.
    func areOtherFilesAsTheyWere(knowing projects: KnownProjects) -> Bool {
        librarySources.allSatisfy { LibrarySource.isThere($0.path) == $0.isThere }
            && projectSearches.allSatisfy { $0.findsTheSame(knowing: projects) }
            && memberSources.allSatisfy(\.isAsItWas)
    }

    /// The files that the problems mention.
    var mentionedPaths: Set<String> {
        var paths: Set<String> = []
        for diagnostic in diagnostics.flatMap(\.withConsequences) {
            if let location = diagnostic.location { paths.insert(location.path) }
            for note in diagnostic.notes {
                if let location = note.location { paths.insert(location.path) }
                for remedy in note.remedies { paths.formUnion(remedy.sourcePaths) }
            }
        }
        return paths
    }

    private init() {
        (diagnostics, dependencyCount, hasErrors, canGenerate, containers, undecided, librarySources) = (
            [], 0, false, false, [], [], []
        )
    }
}

extension RunVerdict: Fact {
    static var blank: RunVerdict { RunVerdict() }

    mutating func code(with coder: inout some FactCoder) {
        coder.code(&diagnostics)
        coder.code(&dependencyCount)
        coder.code(&hasErrors)
        coder.code(&canGenerate)
        coder.code(&containers)
        coder.code(&undecided)
        coder.code(&outputs)
        coder.code(&exports)
        coder.code(&program)
        coder.code(&librarySources)
        coder.code(&projectSearches)
        coder.code(&memberSources)
    }
}

extension RegistryGraph.Summary: Fact {
    static var blank: Self { Self(dialect: "", title: "", registrations: 0, requests: 0, forced: 0, undecided: 0) }

    mutating func code(with coder: inout some FactCoder) {
        coder.code(&dialect)
        coder.code(&title)
        coder.code(&name)
        coder.code(&registrations)
        coder.code(&requests)
        coder.code(&forced)
        coder.code(&undecided)
        coder.code(&isOfWays)
        coder.code(&asksGraph)
    }
}

extension UndecidedPlace: Fact {
    static var blank: Self { Self(reason: "", location: .blank) }

    mutating func code(with coder: inout some FactCoder) {
        coder.code(&reason)
        coder.code(&location)
    }
}

extension Diagnostic: Fact {
    static var blank: Diagnostic { Diagnostic(SyntaxErrorRule.rule, "", about: "", at: nil) }

    /// Causes are not stored, because the problems have been grouped by then.
    mutating func code(with coder: inout some FactCoder) {
        var (identifier, message, subject, location) = (rule.identifier, message, subject, location)
        coder.code(&identifier)
        coder.code(&message)
        coder.code(&subject)
        coder.code(&location)
        var (severity, notes, consequences) = (severity, notes, consequences)
        coder.code(oneOf: &severity)
        coder.code(&notes)
        coder.code(&consequences)
        let rule = DiagnosticRule.all.first { $0.identifier == identifier } ?? rule
        self = Diagnostic(rule, message, about: subject, at: location, notes: notes)
        self.severity = severity
        self.consequences = consequences
    }
}

extension Diagnostic.Note: Fact {
    static var blank: Diagnostic.Note { .init(.remark, "") }

    mutating func code(with coder: inout some FactCoder) {
        var (role, sentence, location) = (role, "", location)
        if case .sentence(let text) = content { sentence = text }
        var remedies = remedies
        coder.code(oneOf: &role)
        coder.code(&sentence)
        coder.code(&remedies)
        coder.code(&location)
        self =
            switch remedies.count {
            case 0: .init(role, sentence, at: location)
            case 1: .init(remedies[0])
            default: .init(alternatives: remedies, at: location)
            }
    }
}

extension Remedy: Fact {
    static var blank: Remedy { Remedy([]) }

    mutating func code(with coder: inout some FactCoder) { coder.code(&steps) }
}

extension Remedy.Step: Fact {
    static var blank: Remedy.Step { .init(.passFlag, "") }

    mutating func code(with coder: inout some FactCoder) {
        coder.code(oneOf: &action)
        coder.code(&subject)
        coder.code(&value)
        coder.code(&owner)
        coder.code(&original)
        coder.code(&location)
    }
}
