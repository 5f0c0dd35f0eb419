extension RegistryReader {
    /// The same with a stack for deep expressions.
    ///
    /// - Parameters:
    ///   - projects: Reads the project files around some files.
    ///   - text: Returns the text of a source.
    static func deepRegistries(
        _ files: [SourceCode], in declarations: DeclarationIndex, dialects: [any ContainerDialect], projects: @escaping @Sendable ([String]) -> ProjectTargets = { _ in ProjectTargets() },
        text: @escaping @Sendable (String) -> [UInt8]?
    ) -> [Registry] {
        concurrentMap([0], threadCount: 1, stackSize: deepStackSize) { _ in
            registries(files, in: declarations, dialects: dialects, projects: projects) { names, files in
                if names.isEmpty { return [] }
                let search = MentionedNames(names)
                return files.reduce(into: []) { found, file in found.formUnion(text(file.path).map(search.find) ?? Set(names.map { ".\($0)" })) }
            }
        }[0]
    }

    /// The same for sources that are files.
    static func deepRegistries(_ files: [SourceCode], in declarations: DeclarationIndex, dialects: [any ContainerDialect]) -> [Registry] {
        deepRegistries(files, in: declarations, dialects: dialects, projects: ProjectTargets.init(around:)) { path in (try? FactoryLoader.readUTF8(path, .source))?.bytes }
    }
}

/// Reads the containers that the sources of a run fill, if they use a library that dpend knows.
struct RegistryReading {
    /// The Swift modules whose import turns a dialect on.
    private static let modules: Set<String> = Parts.all.dialects.reduce(into: []) { $0.formUnion($1.modules) }

    let options: ResolutionOptions
    let jobs: Int

    /// The libraries to search for. If there are none, the search costs nothing more.
    func dialects(of files: [SourceDeclarations]) -> [any ContainerDialect] {
        if options.dialects?.isEmpty == true { return [] }
        var modules: Set<String> = []
        // Most runs use none.
        guard options.dialects != nil || options.annotations.isConfigured
            || files.contains(where: { file in file.isAnnotated || file.imports.contains { Self.modules.contains($0.module) } })
        else { return [] }
        for file in files { modules.formUnion(file.importedModules) }
        let areAnnotated = options.annotations.isConfigured || files.contains(where: \.isAnnotated)
        return Parts.all.dialects.filter { dialect in
            if let chosen = options.dialects { return chosen.contains(dialect.name) }
            return dialect.modules.isEmpty ? areAnnotated : !dialect.modules.isDisjoint(with: modules)
        }.map { $0.applying(options) }
    }

    /// Reads the code in the files of a run.
    ///
    /// - Parameters:
    ///   - linked: The targets that the run's target links as sources.
    ///   - program: All targets of the configuration file; nil for a single one.
    /// - Throws: ``InputError`` for a file that cannot be read.
    func registries(
        in collected: CollectedDependencies, of loader: FactoryLoader, _ found: FoundSources, linked: [LinkedTarget], program: TargetProgram?
    ) throws(InputError) -> [Registry] {
        // Most runs use none, and must not read other targets to find that out.
        guard let own = collected.declarations, options.dialects?.isEmpty != true,
            options.dialects != nil || options.annotations.isConfigured || own.files.contains(where: \.isAnnotated) || !own.modules.isDisjoint(with: Self.modules) || linked.contains(where: { $0.run?.verdict.containers.isEmpty == false })
        else { return [] }
        // The file of another generator has nothing of targets that its target does not link.
        guard let program, !options.generator.isOn else {
            let dialects = dialects(of: own.files)
            if dialects.isEmpty { return [] }
            let files = options.generator.isOn ? Self.inOrderOfLists(found) + Self.libraries(linked).flatMap(\.preparation.found.files) : found.files
            return RegistryReader.deepRegistries(try DialectCode(dialects, options).read([(loader, files)], knowing: own.files), in: own, dialects: dialects)
        }
        var registries = try program.registries(options)
        let paths = Set(found.files.map(\.path))
        let linkedPaths = options.mode == .library ? [] : Self.libraries(linked).flatMap { $0.preparation.found.files.map(\.path) }
        for position in registries.indices {
            // Those of tests judge tests only.
            let tests = registries[position].ownPaths
            registries[position].ownPaths = tests?.intersection(paths) ?? paths
            registries[position].judgedPaths = tests?.intersection(paths) ?? paths.union(linkedPaths)
        }
        registries.removeAll { $0.isOfTests && $0.ownPaths?.isEmpty == true }
        return registries
    }

    /// The files of lists as they stand there, and the others behind them: what another generator writes goes by that order.
    private static func inOrderOfLists(_ found: FoundSources) -> [FoundSource] {
        if found.listed.isEmpty { return found.files }
        let numbers = Dictionary(found.listed.enumerated().map { ($1, $0) }) { first, _ in first }
        return found.files.sorted { (numbers[$0.path] ?? .max, $0.path) < (numbers[$1.path] ?? .max, $1.path) }
    }

    /// The libraries that a target links, directly or indirectly. Applications among them judge their own requests.
    private static func libraries(_ linked: [LinkedTarget]) -> [LinkedTarget] {
        var libraries: [LinkedTarget] = []
        var open = linked
        while let next = open.popLast() {
            if libraries.contains(where: { $0 === next }) { continue }
            libraries.append(next)
            open += next.preparation.linked.map(\.target)
        }
        return libraries.filter { $0.preparation.options.mode == .library }
    }
}
