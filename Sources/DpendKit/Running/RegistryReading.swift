import Foundation

extension RegistryReader {
    /// The same with the texts of sources.
    ///
    /// - Parameters:
    ///   - projects: Reads the project files around some files.
    ///   - text: Returns the text of a source.
    static func registries(
        _ files: [SourceCode], in declarations: DeclarationIndex, dialects: [any ContainerDialect], jobs: Int,
        projects: @escaping @Sendable ([String]) -> ProjectTargets = { _ in ProjectTargets() },
        unless cancellation: Cancellation = Cancellation(),
        text: @escaping @Sendable (String) -> [UInt8]?
    ) -> [Registry] {
        registries(files, in: declarations, dialects: dialects, jobs: jobs, projects: projects, unless: cancellation) {
            names, files in
            if names.isEmpty { return [] }
            let search = MentionedNames(names)
            return files.reduce(into: []) { found, file in
                found.formUnion(text(file.path).map(search.find) ?? Set(names.map { ".\($0)" }))
            }
        }
    }
}

/// Reads the containers that the sources of a run fill, if they use a library that dpend knows.
struct RegistryReading {
    let options: ResolutionOptions
    let reading: ReadingOptions

    /// The libraries to search for. If there are none, the search costs nothing more.
    func dialects(of files: [SourceDeclarations]) -> [any ContainerDialect] {
        var imported: Set<String> = []
        for file in files { imported.formUnion(file.importedModules) }
        return Parts.all.dialects.filter { dialect in
            if let chosen = options.dialects { return chosen.contains(dialect.name) }
            return dialect.isUsed(in: files, importing: imported)
                || dialect.modules.isEmpty && options.annotations.isConfigured
        }.map { $0.applying(options) }
    }

    /// Reads code in files, unless a process that answers many times knows the result.
    ///
    /// - Parameters:
    ///   - code: The code, in any order.
    ///   - found: The files.
    ///   - identity: A hash of the declarations in all files; nil if nothing is kept.
    ///   - declarations: Makes an index of these declarations.
    func read(
        _ code: [SourceCode], _ dialects: [any ContainerDialect], found: [FoundSource], identity: ContentHash?,
        in declarations: () throws(InputError) -> DeclarationIndex
    ) throws(InputError) -> [Registry] {
        var options = ContentHash()
        options.combine(self.options)
        guard let memory = reading.memory?.registries, let identity,
            let key = Self.key(code, identity, reading.projects, options)
        else { return try read(code, dialects, in: declarations(), MentionSearch(found, nil)) }
        if reading.isCancelled() { throw .cancelled }
        let search = MentionSearch(found, reading.memory?.mentions)
        if let known = memory.registries(for: key, if: search.confirms) { return known }
        let read = try read(code, dialects, in: declarations(), search)
        return memory.keep(read, of: key, options: options, asked: search.asked)
    }

    /// A hash of everything from which containers are read, but for texts.
    private static func key(
        _ code: [SourceCode], _ declarations: ContentHash, _ projects: KnownProjects, _ options: ContentHash
    ) -> ContentHash? {
        var key = declarations
        key.combine(options)
        key.combine(projects.identity)
        for file in code {
            guard let identity = file.identity else { return nil }
            key.combine(file.path)
            key.combine(file.isTest ? 1 : 0)
            key.combine(identity)
        }
        return key
    }

    private func read(
        _ code: [SourceCode], _ dialects: [any ContainerDialect], in declarations: DeclarationIndex,
        _ search: MentionSearch
    ) throws(InputError) -> [Registry] {
        let (projects, platform) = (reading.projects, options.platform)
        let cancellation = Cancellation(reading.isCancelled)
        var registries = RegistryReader.registries(
            code, in: declarations, dialects: dialects, jobs: reading.jobs,
            projects: { ProjectTargets(around: $0, knowing: projects, for: platform) }, unless: cancellation,
            mentioned: { search.find($0, in: $1.map(\.path)) })
        if cancellation.wasNoticed { throw .cancelled }
        for position in registries.indices { registries[position].sharedLinks = Once() }
        return registries
    }

    /// Reads the code in the files of a run.
    ///
    /// - Parameters:
    ///   - sources: A hash of the declarations in the files; nil if nothing is kept.
    ///   - linked: The targets that the run's target links as sources.
    ///   - program: All targets of the configuration file; nil for a single one.
    ///   - index: Makes an index of the run's own declarations.
    /// - Throws: ``InputError`` for a file that cannot be read.
    func registries(
        of own: [SourceDeclarations], by loader: FactoryLoader, _ found: FoundSources, sources: ContentHash?,
        linked: [LinkedTarget], program: TargetProgram?, index: () throws(InputError) -> DeclarationIndex
    ) throws(InputError) -> [Registry] {
        // Most runs use none, and must not read other targets to find that out.
        if options.dialects?.isEmpty == true { return [] }
        let dialects = dialects(of: own)
        guard !dialects.isEmpty || linked.contains(where: { $0.run?.verdict.containers.isEmpty == false }) else {
            return []
        }
        // The file of another generator has nothing of targets that its target does not link.
        guard let program, !options.generator.isOn else {
            if dialects.isEmpty { return [] }
            let files =
                options.generator.isOn
                ? Self.inOrderOfLists(found) + Self.libraries(linked).flatMap(\.preparation.found.files) : found.files
            return try read(
                DialectCode(dialects, options).read([(loader, files)], knowing: own), dialects, found: files,
                identity: options.generator.isOn ? nil : sources, in: index)
        }
        var registries = try program.registries(options)
        let paths = Set(found.files.map(\.path))
        let linkedPaths =
            options.mode == .library ? [] : Self.libraries(linked).flatMap { $0.preparation.found.files.map(\.path) }
        for position in registries.indices {
            // Those of tests judge tests only.
            let tests = registries[position].ownPaths
            registries[position].ownPaths = tests?.intersection(paths) ?? paths
            registries[position].judgedPaths = tests?.intersection(paths) ?? paths.union(linkedPaths)
        }
        registries.removeAll { $0.isOfTests && $0.ownPaths?.isEmpty == true }
        return registries
    }

    /// The files of lists as they stand there, and the others behind them: what another generator writes goes by that
    /// order.
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
