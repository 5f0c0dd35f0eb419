/// The settings and code with which dpend replaces a container that code fills at run time.
package struct Migration: Sendable {
    /// The registrations that a class or a member of the configuration replaces.
    package private(set) var translated: [Registration] = []
    /// The registrations that stay, and the reasons.
    package private(set) var kept: [(registration: Registration, reason: String)] = []
    /// Calls that register unknown keys.
    package private(set) var undecided: [OpenProvider] = []
    /// The settings, in the form of a configuration file.
    package private(set) var settings = ""
    /// The configuration for factories that do more than call an initializer; nil if there are none.
    package private(set) var configuration: String?
    /// The numbers of errors and warnings that dpend reports with this proposal.
    package private(set) var errorCount = 0
    package private(set) var warningCount = 0

    /// Initializers that classes need instead of the ones that the container's generator calls.
    package private(set) var initializers: [(text: String, location: SourceLocation)] = []
    /// The errors that dpend reports with this proposal, in a trial without the sources.
    package private(set) var errors: [Diagnostic] = []

    private let registry: Registry

    /// Translates a container, without the registrations that dpend cannot provide with the result.
    ///
    /// - Parameters:
    ///   - graph: The container.
    ///   - sources: The sources that it was read from.
    ///   - options: The options of the run. The settings are added to them.
    /// - Throws: ``InputError`` like a run over the sources.
    init(_ graph: RegistryGraph, sources: [SourceFile], options: ResolutionOptions) throws(InputError) {
        registry = graph.registry
        undecided = registry.openProviders.filter(\.isRegistration)
        var refused: [Int: String] = [:]
        let index = Index(registry)
        for number in registry.registrations.indices { refused[number] = obstacle(of: number, index) }
        let imports = Self.imports(registry, sources, options)
        // A rejected registration can affect others.
        for _ in 0..<Self.maximumRounds {
            let numbers = registry.registrations.indices.filter { refused[$0] == nil }
            let draft = try MigrationDraft(registry, numbers: numbers, imports: imports).labelled(
                with: sources, options)
            let outcome = try draft.outcome(with: sources, options)
            let lost = draft.numbers.filter { !outcome.provides(registry.registrations[$0]) }
            (settings, configuration) = (draft.settings, draft.configuration)
            (errorCount, warningCount) = (outcome.errorCount, outcome.warningCount)
            if lost.isEmpty { break }
            for number in lost {
                let registration = registry.registrations[number]
                refused[number] =
                    "dpend does not provide '\(registration.key)' by '\(registration.plainClass ?? "a configuration")'"
            }
        }
        for (number, registration) in registry.registrations.enumerated() {
            if let reason = refused[number] {
                kept.append((registration, reason))
            } else {
                translated.append(registration)
            }
        }
    }

    /// Creates a proposal that was tried elsewhere.
    init(
        translated: [Registration], kept: [(registration: Registration, reason: String)], settings: String,
        configuration: String?,
        initializers: [(text: String, location: SourceLocation)], errors: [Diagnostic], registry: Registry
    ) {
        (self.translated, self.kept, self.settings, self.configuration) = (translated, kept, settings, configuration)
        (self.initializers, self.errors, self.errorCount, self.registry) = (
            initializers, errors, errors.count, registry
        )
    }

    private static let maximumRounds = 8

    /// The imports of the files whose factories a configuration may repeat, by path, without the imports of the
    /// container.
    private static func imports(_ registry: Registry, _ sources: [SourceFile], _ options: ResolutionOptions) -> [String:
        [ModuleImport]]
    {
        let paths = Set(registry.registrations.filter { $0.plainClass == nil }.map(\.location.path))
        let own = Parts.all.dialects.first { $0.name == registry.dialect }?.modules ?? []
        let files = FactoryLoader(options: options).load(sources.filter { paths.contains($0.path) })
        return Dictionary(
            files.map { file in (file.path, file.imports.filter { $0.isActive && !own.contains($0.module) }) }
        ) { first, _ in first }
    }

    /// The number of registrations of each key, and the scopes of each class.
    private struct Index {
        var counts: [RegistryKey: Int] = [:]
        var scopes: [String: Set<RegistryScope?>] = [:]

        init(_ registry: Registry) {
            for registration in registry.registrations {
                counts[registration.key, default: 0] += 1
                if let made = registration.plainClass { scopes[made, default: []].insert(registration.scope) }
            }
        }
    }

    /// Why a registration cannot be translated; nil if it can.
    private func obstacle(of number: Int, _ index: Index) -> String? {
        let registration = registry.registrations[number]
        if !registration.conditions.isEmpty { return "it depends on a condition" }
        if let assembly = registration.unloadedAssembly { return "nothing loads '\(assembly)'" }
        if registration.keys.contains(where: { $0.name != nil }) {
            return "it has a name, for which a tag is necessary"
        }
        if registration.obstacle != nil { return "it fails" }
        if let scope = registration.scope, scope == .custom || scope == .cached {
            return "dpend has no scope for '\(registration.writtenScope ?? "")'"
        }
        let count = index.counts[registration.key] ?? 0
        if count > 1 { return "'\(registration.key)' is registered \(count) times" }
        if let made = registration.plainClass {
            return index.scopes[made]?.count ?? 0 > 1 ? "another registration makes '\(made)' in another scope" : nil
        }
        if MigrationDraft.method(registration, registry, name: "value") != nil { return nil }
        return registration.usesSurroundings
            ? "its factory uses variables or members around it" : "its factory does more than dpend can write"
    }
}

extension ResolutionRun {
    /// The settings and code with which dpend replaces a container that the sources of the run fill.
    ///
    /// - Throws: ``InputError`` if the sources do not contain such a container, or contain several and none is chosen.
    package func migration() throws(InputError) -> Migration {
        let resolution = try resolution()
        let graphs = resolution.registries.filter { $0.registry.rules.isTranslatable && !$0.registry.isOfTests }
        guard let graph = graphs.first else {
            let titles = Parts.all.dialects.filter(\.isTranslatable).map(\.title)
            throw InputError(
                .usage,
                "the sources fill no container that 'dpend migrate' can read; it reads those of \(titles.dropLast().joined(separator: ", ")) and \(titles.last ?? "")"
            )
        }
        if graphs.count > 1 {
            throw InputError(
                .usage,
                "the sources fill several containers; choose one with '--dialect': \(graphs.map(\.registry.dialect).joined(separator: ", "))"
            )
        }
        if let tree = graph.registry.tree { return try TreeMigration(graph, tree).migration(options) }
        var sources: [SourceFile] = []
        for file in sourceFiles {
            sources.append(SourceFile(path: file.path, text: try FactoryLoader.readText(file.path, .source)))
        }
        return try Migration(graph, sources: sources, options: options)
    }
}
