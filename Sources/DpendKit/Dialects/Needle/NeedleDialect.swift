/// Needle: components get the values that they require from the components that made them.
struct NeedleDialect: ContainerDialect, GeneratingDialect {
    let name = "needle"
    let title = "Needle"
    let modules: Set<String> = ["NeedleFoundation"]
    /// Whether the run writes a file. It belongs to one program.
    var isGenerating = false

    /// The words that Needle's generator searches for, and its library, whose files always have an outline.
    let outlineWords = ["Component", "Dependency", "PluginExtension", "NeedleFoundation"]
    let hasPlugins = true

    /// Names of components, whose extensions count, and of protocols that dependency protocols inherit from.
    func furtherOutlineWords(_ files: [SourceCode]) -> [String] {
        var names: Set<String> = []
        for file in files {
            for type in file.outline?.types ?? [] {
                if type.componentKind != nil { names.insert(type.name) }
                if type.isDependency { names.formUnion(type.inherited.dropFirst().map(\.name)) }
            }
        }
        return names.filter { name in !outlineWords.contains { name.contains($0) } }.sorted()
    }

    /// Components and their subclasses.
    func calledNames(_ files: [SourceCode]) -> Set<String> {
        var subclasses: [String: [String]] = [:]
        var open: [String] = []
        for type in files.lazy.compactMap(\.outline).flatMap(\.types) where type.kind == .class {
            if type.componentKind != nil {
                open.append(type.name)
            } else if let first = type.inherited.first {
                subclasses[first.name, default: []].append(type.name)
            }
        }
        var names: Set<String> = []
        while let next = open.popLast() { if names.insert(next).inserted { open += subclasses[next] ?? [] } }
        return names
    }

    func applying(_ options: ResolutionOptions) -> NeedleDialect {
        var dialect = self
        dialect.isGenerating = options.generator.dialect == name
        return dialect
    }

    func registries(in code: DescribingCode) -> [Registry] {
        let files = code.files.filter { $0.outline != nil }
        var targets: ProjectTargets?
        // The version matters only for properties without `public`. The written file is the newest generator's.
        if !isGenerating, files.contains(where: { NeedleReader.hasInternalProperties($0) }) {
            targets = code.projects(files.map(\.path))
        }
        let version = ["needle", "needlefoundation"].lazy.compactMap { targets?.versions[$0] }.first
        func registry(_ files: [SourceCode]) -> Registry? {
            var found = NeedleReader(
                files, requiresPublic: version.map { $0 >= Self.firstRequiringPublic } ?? true,
                isDeclared: code.declarations.isDeclared
            )
            .registry(title: title, dialect: name)
            found?.projectSearch = targets?.search
            return found
        }
        guard !isGenerating, let programs = NeedlePrograms(files).split() else {
            return registry(files).map { [$0] } ?? []
        }
        return programs.compactMap { program in
            var found = registry(program.code)
            found?.name = program.folder.isEmpty ? "." : program.folder
            return found
        }
    }

    func check(_ registry: Registry?) throws(InputError) {
        guard let tree = registry?.tree else { return }
        let known = Set(tree.origins.map(\.name))
        if let scope = tree.scopes.first(where: {
            $0.requirementName != NeedleReader.emptyDependency && !known.contains($0.requirementName)
        }) {
            throw InputError(
                .malformed,
                "the dependency protocol '\(scope.requirementName)' of '\(scope.name)' is not among the sources; add the file that declares it",
                at: scope.location.description)
        }
        let counts = NeedlePaths(tree, order: Array(tree.scopes.indices)).counts
        let sum = counts.reduce(0) { $0.addingUpToMaximum($1) }
        guard sum > Self.limit, let most = counts.indices.max(by: { counts[$0] < counts[$1] }) else { return }
        throw InputError(
            .malformed,
            """
            the file would register \(sum.ofMany) ways from roots to components, and dpend writes at most \(Self.limit); \(counts[most].ofMany) ways lead to \
            '\(tree.scopes[most].name)', so make it, or components above it, in fewer places
            """, at: tree.scopes[most].location.description)
    }

    /// The first version whose generator ignores properties of components that are not public.
    private static let firstRequiringPublic = VersionNumber(0, 24)

    /// The maximum number of registrations. Swift takes very long to compile a file with more of them.
    private static let limit = 100_000

    func write(
        _ registry: Registry?, _ options: GeneratorOptions, previous: String?, jobs: Int, content: (String) -> [UInt8]
    ) -> String {
        let previous = NeedlePrevious(previous)
        let tree = previous.applied(to: registry?.tree ?? ScopeTree(noun: "component"))
        var hash: String?
        if options.isPluginized || tree.isExtended {
            let lines = DistinctElements(tree.origins.map { "\($0.name):\(MD5.hexadecimal(content($0.path)))\n" }).all
            hash = MD5.hexadecimal(Array(lines.joined().utf8))
        }
        return NeedleWriter(tree, options, hash: hash, style: previous.style).text(jobs: jobs)
    }
}

extension TypeOutline {
    enum ComponentKind { case plain, root, extended, side }

    /// The kind of component that a class is for Needle's generator, which reads its first supertype.
    var componentKind: ComponentKind? {
        guard kind == .class, let first = inherited.first else { return nil }
        switch first.name {
        case "BootstrapComponent": return .root
        case "Component" where first.arguments != nil: return .plain
        case "PluginizedComponent" where first.arguments != nil && name != "UberPluginizedComponent",
            "UberPluginizedComponent" where first.arguments != nil:
            return .extended
        case "NonCoreComponent" where first.arguments != nil: return .side
        default: return nil
        }
    }

    var isDependency: Bool { kind == .protocol && inherited.first?.name == "Dependency" }
    var isPluginExtension: Bool { kind == .protocol && inherited.first?.name == "PluginExtension" }

    /// The generator reads each file once for components, and once for plug-ins. Each pass skips the classes of the
    /// other one.
    enum Pass { case components, plugins }

    var pass: Pass? {
        switch componentKind {
        case .plain, .root: .components
        case .extended, .side: .plugins
        case nil: isDependency ? .components : isPluginExtension ? .plugins : nil
        }
    }

    /// Whether the generator does not see a class because of a type declared within it: it keeps one name for each
    /// kind, the last one.
    func hides(_ outer: TypeOutline) -> Bool {
        outer.pass == .components ? pass == .components : componentKind == outer.componentKind
    }
}
