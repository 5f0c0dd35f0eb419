import DpendRuntime

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
    /// Errors that dpend reports with these settings.
    package private(set) var errorCount = 0

    /// Initializers that classes need instead of the ones that the container's generator calls.
    package private(set) var initializers: [(text: String, location: SourceLocation)] = []
    /// The errors that dpend reports with these settings, in a trial without the sources.
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
        // A rejected registration can affect others.
        for _ in 0..<Self.maximumRounds {
            let draft = MigrationDraft(registry, numbers: registry.registrations.indices.filter { refused[$0] == nil })
            let outcome = try draft.outcome(with: sources, options)
            let lost = draft.numbers.filter { !outcome.provides(registry.registrations[$0]) }
            (settings, configuration, errorCount) = (draft.settings, draft.configuration, outcome.errorCount)
            if lost.isEmpty { break }
            for number in lost {
                let registration = registry.registrations[number]
                refused[number] = "dpend does not provide '\(registration.key)' by '\(registration.plainClass ?? "a configuration")'"
            }
        }
        for (number, registration) in registry.registrations.enumerated() {
            if let reason = refused[number] { kept.append((registration, reason)) } else { translated.append(registration) }
        }
    }

    /// Creates a proposal that was tried elsewhere.
    init(
        translated: [Registration], kept: [(registration: Registration, reason: String)], settings: String, configuration: String?,
        initializers: [(text: String, location: SourceLocation)], errors: [Diagnostic], registry: Registry
    ) {
        (self.translated, self.kept, self.settings, self.configuration) = (translated, kept, settings, configuration)
        (self.initializers, self.errors, self.errorCount, self.registry) = (initializers, errors, errors.count, registry)
    }

    private static let maximumRounds = 8

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
        if registration.key.name != nil { return "it has a name, for which a tag is necessary" }
        if registration.obstacle != nil { return "it fails" }
        if let scope = registration.scope, scope == .custom || scope == .cached { return "dpend has no scope for '\(registration.writtenScope ?? "")'" }
        let count = index.counts[registration.key] ?? 0
        if count > 1 { return "'\(registration.key)' is registered \(count) times" }
        if let made = registration.plainClass {
            return index.scopes[made]?.count ?? 0 > 1 ? "another registration makes '\(made)' in another scope" : nil
        }
        return MigrationDraft.method(registration, registry, name: "value") == nil ? "its factory does more than dpend can write" : nil
    }
}

/// Settings and a configuration for some registrations.
struct MigrationDraft {
    let numbers: [Int]
    private let registry: Registry

    init(_ registry: Registry, numbers: [Int]) { (self.registry, self.numbers) = (registry, numbers) }

    private var registrations: [Registration] { numbers.map { registry.registrations[$0] } }

    static func scope(_ registration: Registration, _ registry: Registry) -> DependencyScope {
        switch registration.scope ?? registry.rules.defaultScope {
        case .unique: .unique
        case .shared: .shared
        case .singleton, .cached, .custom: .singleton
        case .weakSingleton: .weakSingleton
        }
    }

    private func pattern(_ classes: [String]) -> String { RegularExpression.matchingOnly(Set(classes).sorted()) }

    private var classes: [String] { registrations.compactMap(\.plainClass) }

    /// The classes by scope, in the order of the scopes.
    private var scopes: [(scope: DependencyScope, classes: [String])] {
        let groups = Dictionary(grouping: registrations.filter { $0.plainClass != nil }) { Self.scope($0, registry) }
        return DependencyScope.allCases.compactMap { scope in groups[scope].map { (scope, $0.compactMap(\.plainClass)) } }.filter { $0.scope != .unique }
    }

    private var assisted: [String] { registrations.filter { !$0.key.arguments.isEmpty }.compactMap(\.plainClass) }

    private var hasValues: Bool { registrations.contains { $0.plainClass != nil && $0.makesValue } }

    /// The requested keys that stay registered where they are now.
    private var externals: [String] {
        let own = Set(numbers)
        let stays = registry.registrations.indices.filter { !own.contains($0) }.map { registry.registrations[$0] }
        let asked = registry.requests.filter { $0.registration.map(own.contains) ?? false }.compactMap(\.key).filter { $0.name == nil && $0.arguments.isEmpty }
        return Set(asked.filter { key in stays.contains { $0.key.name == nil && ([$0.key.type] + $0.forwards.map(\.type)).contains { $0.mayBe(key.type) } } }.map { $0.type.spelling(.plain) }).sorted()
    }

    /// The settings, in the form of a configuration file.
    var settings: String {
        var lines: [String] = []
        if !classes.isEmpty { lines += ["implicit-filter:", "  - \(YAMLText.scalar(pattern(classes)))"] }
        if hasValues { lines.append("implicit-kinds: [class, actor, struct]") }
        let scoped = scopes.flatMap { scope, classes in Self.groups(classes).map { (classes: $0, scope: scope) } }
        if !scoped.isEmpty { lines += ["implicit-scope:"] + scoped.map { "  \(YAMLText.scalar(pattern($0.classes))): \($0.scope.rawValue)" } }
        if !assisted.isEmpty { lines.append("implicit-assisted: \(YAMLText.scalar(pattern(assisted)))") }
        if !externals.isEmpty { lines += ["external:"] + externals.map { "  - \(YAMLText.scalar($0))" } }
        return lines.map { $0 + "\n" }.joined()
    }

    /// The classes in groups whose patterns fit in a YAML key of at most 1,024 characters.
    private static func groups(_ classes: [String]) -> [[String]] {
        var groups: [[String]] = []
        var length = 0
        for name in classes {
            if groups.isEmpty || length + name.count > 800 { (groups, length) = (groups + [[]], 0) }
            groups[groups.count - 1].append(name)
            length += name.count + 1
        }
        return groups
    }

    /// The configuration for factories that do more than call an initializer.
    var configuration: String? {
        var names: Set<String> = []
        let methods = registrations.filter { $0.plainClass == nil }.compactMap { registration -> String? in
            var name = AccessorName.of(DependencyKey(type: registration.key.type))
            while !names.insert(name).inserted { name += "_" }
            return Self.method(registration, registry, name: name)
        }
        if methods.isEmpty { return nil }
        return "import DpendRuntime\n\nfinal class MigratedConfiguration: DependencyConfiguration {\n\(methods.joined(separator: "\n"))}\n"
    }

    /// A member of a configuration; nil for a factory that cannot be one.
    static func method(_ registration: Registration, _ registry: Registry, name: String) -> String? {
        // The variables around it are unknown elsewhere.
        guard registration.key.arguments.isEmpty, registration.forwards.isEmpty, !registration.usesSurroundings, var text = registration.factoryText else { return nil }
        var parameters: [String] = []
        let asked = registry.requests.filter { $0.registration.map { registry.registrations[$0].location } == registration.location && $0.parameter == nil }
        let requests = asked.filter { $0.time == .construction }
        guard registration.resolverName != nil || asked.isEmpty else { return nil }
        if let resolver = registration.resolverName, resolver != "_" {
            for (number, request) in requests.enumerated() {
                guard let key = request.key, key.name == nil, key.arguments.isEmpty, request.strength == .forced, let range = Self.request(in: text, of: resolver) else { return nil }
                parameters.append("value\(number): \(written(key.type))")
                text.replaceSubrange(range, with: "value\(number)")
            }
            guard !Self.mentions(resolver, in: text) else { return nil }
        }
        let body = text.split(separator: "\n", omittingEmptySubsequences: false).map { "            \($0.drop { $0 == " " })" }.joined(separator: "\n")
        let scope = scope(registration, registry)
        return """
                func \(name)(\(parameters.joined(separator: ", "))) -> DependencyRegistration<\(written(registration.key.type))> {
                    DependencyRegistration(scope: .\(scope.rawValue)) {
            \(body)
                    }
                }

            """
    }

    /// A type in Swift, with `any`, and with backticks if necessary.
    private static func written(_ type: TypeExpression) -> String { (type.isProtocol ? "any " : "") + type.spelling(.file) }

    /// The next `r.resolve(T.self)!`.
    private static func request(in text: String, of resolver: String) -> Range<String.Index>? {
        guard let start = text.range(of: "\(resolver).resolve(") else { return nil }
        var depth = 1
        var next = start.upperBound
        while next < text.endIndex, depth > 0 {
            if text[next] == "(" { depth += 1 }
            if text[next] == ")" { depth -= 1 }
            next = text.index(after: next)
        }
        guard next < text.endIndex, text[next] == "!" else { return nil }
        return start.lowerBound..<text.index(after: next)
    }

    private static func mentions(_ name: String, in text: String) -> Bool {
        text.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "$" }.contains { $0 == name }
    }

    // MARK: Trying

    /// The result of a run over the sources with the settings.
    struct Outcome {
        let provided: Set<String>
        let errorCount: Int

        func provides(_ registration: Registration) -> Bool {
            ([registration.key.type] + registration.forwards.map(\.type)).allSatisfy { provided.contains($0.spelling(.plain)) }
        }
    }

    func outcome(with sources: [SourceFile], _ base: ResolutionOptions) throws(InputError) -> Outcome {
        var options = base
        options.dialects = []
        options.implicitFilters = classes.isEmpty ? [] : [pattern(classes)]
        if hasValues { options.implicitKinds = [.class, .actor, .struct] }
        options.implicitScopes = scopes.map { .init(pattern: pattern($0.classes), scope: $0.scope) }
        options.implicitAssisted = assisted.isEmpty ? [] : [pattern(assisted)]
        options.externals = externals
        let added = configuration.map { [SourceFile(path: (sources.first?.path ?? "") + ".migrated.swift", text: $0)] } ?? []
        let resolution = try DependencyResolution(sources: sources + added, options: options)
        var provided: Set<String> = []
        for factory in resolution.collected.allFactories { for key in [factory.key] + factory.onDemandKeys { provided.insert(key.name) } }
        return Outcome(provided: provided, errorCount: resolution.diagnostics.flatMap(\.withConsequences).count { $0.severity == .error })
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
            let titles = RegistryReader.dialects.filter { ($0 as? any Dialect)?.rules.isTranslatable ?? ($0 is any AnnotationDialect) }.map(\.title)
            throw InputError(.usage, "the sources fill no container that 'dpend migrate' can read; it reads those of \(titles.dropLast().joined(separator: ", ")) and \(titles.last ?? "")")
        }
        if graphs.count > 1 {
            throw InputError(.usage, "the sources fill several containers; choose one with '--dialect': \(graphs.map(\.registry.dialect).joined(separator: ", "))")
        }
        if let tree = graph.registry.tree { return try TreeMigration(graph, tree).migration(options) }
        var sources: [SourceFile] = []
        for file in sourceFiles { sources.append(SourceFile(path: file.path, text: try FactoryLoader.readText(file.path, .source))) }
        return try Migration(graph, sources: sources, options: options)
    }
}
