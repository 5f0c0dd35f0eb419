import DpendRuntime

/// Settings and a configuration for some registrations.
struct MigrationDraft {
    let numbers: [Int]
    private let registry: Registry
    /// The imports of the files with registrations, by path.
    private let imports: [String: [ModuleImport]]
    /// The labels of run-time values, by class.
    private var labels: [String: [String]] = [:]

    init(_ registry: Registry, numbers: [Int], imports: [String: [ModuleImport]]) {
        (self.registry, self.numbers, self.imports) = (registry, numbers, imports)
    }

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
        return DependencyScope.allCases.compactMap { scope in groups[scope].map { (scope, $0.compactMap(\.plainClass)) }
        }.filter { $0.scope != .unique }
    }

    private var assisted: [String] {
        let classes = Set(registrations.filter { !$0.key.arguments.isEmpty }.compactMap(\.plainClass))
        return ParameterPattern.values(for: Dictionary(uniqueKeysWithValues: classes.map { ($0, labels[$0] ?? []) }))
    }

    private var hasValues: Bool { registrations.contains { $0.plainClass != nil && $0.makesValue } }

    /// The requested keys that stay registered where they are now.
    private var externals: [String] {
        let own = Set(numbers)
        let stays = registry.registrations.indices.filter { !own.contains($0) }.map { registry.registrations[$0] }
        let asked = registry.requests.filter { $0.registration.map(own.contains) ?? false }.compactMap(\.key).filter {
            $0.name == nil && $0.arguments.isEmpty
        }
        return Set(
            asked.filter { key in stays.contains { $0.keys.contains { $0.name == nil && $0.type.mayBe(key.type) } } }
                .map { $0.type.spelling(.plain) }
        ).sorted()
    }

    /// The settings, in the form of a configuration file.
    var settings: String {
        var lines: [String] = []
        if !classes.isEmpty { lines += ["implicit-filter:", "  - \(YAMLText.scalar(pattern(classes)))"] }
        if hasValues { lines.append("implicit-kinds: [class, actor, struct]") }
        let scoped = scopes.flatMap { scope, classes in Self.groups(classes).map { (classes: $0, scope: scope) } }
        if !scoped.isEmpty {
            lines +=
                ["implicit-scope:"] + scoped.map { "  \(YAMLText.scalar(pattern($0.classes))): \($0.scope.rawValue)" }
        }
        if !assisted.isEmpty {
            lines += ["implicit-assisted:"] + assisted.map { "  - \(YAMLText.scalar($0))" }
        }
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
        let paths = Set(registrations.filter { $0.plainClass == nil }.map(\.location.path))
        let needed = Set(
            ["import DpendRuntime"]
                + paths.flatMap { imports[$0] ?? [] }.map { ModuleImport(path: $0.path, kind: $0.kind).description })
        return
            "\(needed.sorted().joined(separator: "\n"))\n\nfinal class MigratedConfiguration: DependencyConfiguration {\n\(methods.joined(separator: "\n"))}\n"
    }

    /// A member of a configuration; nil for a factory that cannot be one.
    static func method(_ registration: Registration, _ registry: Registry, name: String) -> String? {
        // The variables around it are unknown elsewhere.
        guard registration.key.arguments.isEmpty, registration.forwards.isEmpty, !registration.usesSurroundings,
            var text = registration.factoryText
        else { return nil }
        var parameters: [String] = []
        let asked = registry.requests.filter {
            $0.registration.map { registry.registrations[$0].location } == registration.location && $0.parameter == nil
        }
        let requests = asked.filter { $0.time == .construction }
        guard registration.resolverName != nil || asked.isEmpty else { return nil }
        if let resolver = registration.resolverName, resolver != "_" {
            for (number, request) in requests.enumerated() {
                guard let key = request.key, key.name == nil, key.arguments.isEmpty, request.strength == .forced,
                    let range = Self.request(in: text, of: resolver)
                else { return nil }
                parameters.append("value\(number): \(written(key.type))")
                text.replaceSubrange(range, with: "value\(number)")
            }
            guard !Self.mentions(resolver, in: text) else { return nil }
        }
        let body = indented(text, by: 12)
        let scope = scope(registration, registry)
        return """
                func \(name)(\(parameters.joined(separator: ", "))) -> DependencyRegistration<\(written(registration.key.type))> {
                    DependencyRegistration(scope: .\(scope.rawValue)) {
            \(body)
                    }
                }

            """
    }

    /// A text whose first line has no indentation, and whose other lines have the indentation of a file.
    private static func indented(_ text: String, by width: Int) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        func isSpace(_ character: Character) -> Bool { character == " " || character == "\t" }
        let written =
            lines.dropFirst().filter { !$0.allSatisfy(isSpace) }.map { $0.prefix(while: isSpace).count }.min() ?? 0
        let space = String(repeating: " ", count: width)
        return lines.enumerated().map { number, line in
            line.allSatisfy(isSpace) ? "" : space + (number == 0 ? line : line.dropFirst(written))
        }.joined(separator: "\n")
    }

    /// A type in Swift, with `any`, and with backticks if necessary.
    private static func written(_ type: TypeExpression) -> String {
        (type.isProtocol ? "any " : "") + type.spelling(.file)
    }

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
        let warningCount: Int

        func provides(_ registration: Registration) -> Bool {
            registration.keys.allSatisfy { provided.contains($0.type.spelling(.plain)) }
        }
    }

    /// The draft with the labels of run-time values, which a trial without labels finds. A class keeps a pattern
    /// without labels if an object has the label of a run-time value.
    func labelled(with sources: [SourceFile], _ base: ResolutionOptions) throws(InputError) -> MigrationDraft {
        if assisted.isEmpty { return self }
        var values: [String: [String]] = [:]
        var objects: [String: Set<String>] = [:]
        for factory in try resolution(with: sources, base).collected.factories where factory.hasRunTimeValues {
            guard let name = factory.providerType?.path else { continue }
            for parameter in factory.parameters where !parameter.isRunTimeValue {
                objects[name, default: []].insert(parameter.label)
            }
            for parameter in factory.parameters
            where parameter.isRunTimeValue && values[name]?.contains(parameter.label) != true {
                values[name, default: []].append(parameter.label)
            }
        }
        var draft = self
        draft.labels = values.filter { name, labels in objects[name]?.isDisjoint(with: labels) ?? true }
        return draft
    }

    func outcome(with sources: [SourceFile], _ base: ResolutionOptions) throws(InputError) -> Outcome {
        let resolution = try resolution(with: sources, base)
        var provided: Set<String> = []
        for factory in resolution.collected.allFactories {
            for key in [factory.key] + factory.onDemandKeys { provided.insert(key.name) }
        }
        let problems = resolution.diagnostics.flatMap(\.withConsequences)
        return Outcome(
            provided: provided, errorCount: problems.count { $0.severity == .error },
            warningCount: problems.count { $0.severity == .warning })
    }

    private func resolution(
        with sources: [SourceFile], _ base: ResolutionOptions
    ) throws(InputError) -> DependencyResolution {
        var options = base
        options.dialects = []
        options.implicitFilters = classes.isEmpty ? [] : [pattern(classes)]
        if hasValues { options.implicitKinds = [.class, .actor, .struct] }
        options.implicitScopes = scopes.map { .init(pattern: pattern($0.classes), scope: $0.scope) }
        options.implicitAssisted = assisted
        options.externals = externals
        let added =
            configuration.map { [SourceFile(path: (sources.first?.path ?? "") + ".migrated.swift", text: $0)] } ?? []
        return try DependencyResolution(sources: sources + added, options: options)
    }
}
