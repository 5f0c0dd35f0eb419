extension RegistryReader {
    /// The same with the stack that deep expressions take.
    static func deepRegistries(_ files: [SourceCode], in declarations: DeclarationIndex, dialects: [any Dialect]) -> [Registry] {
        concurrentMap([0], threadCount: 1, stackSize: deepStackSize) { _ in registries(files, in: declarations, dialects: dialects) }[0]
    }
}

/// Reads the containers that the sources of a run fill, if they use a library that dpend knows.
struct RegistryReading {
    let options: ResolutionOptions
    let jobs: Int

    /// The libraries to look for; none costs nothing more than this.
    func dialects(of files: [SourceDeclarations]) -> [any Dialect] {
        if options.dialects?.isEmpty == true { return [] }
        var modules: Set<String> = []
        // Most runs have none.
        guard options.dialects != nil || files.contains(where: { file in file.imports.contains { RegistryReader.modules.contains($0.module) } }) else { return [] }
        let depth = AsideCode.commonDepth(of: files.map(\.path))
        for file in files where !AsideCode.isTest(file.path, below: depth) { modules.formUnion(file.importedModules) }
        return RegistryReader.dialects(importedBy: modules, chosen: options.dialects)
    }

    /// Reads the code where it lies.
    ///
    /// - Parameter linked: The targets whose sources are part of the program as well.
    /// - Throws: ``InputError`` for a file that cannot be read.
    func registries(
        in collected: CollectedDependencies, of loader: FactoryLoader, _ files: [FoundSource], linked: [LinkedTarget]
    ) throws(InputError) -> [Registry] {
        // Most runs have none, and must not read their libraries for that.
        guard let own = collected.declarations, options.dialects?.isEmpty != true,
            options.dialects != nil || !own.modules.isDisjoint(with: RegistryReader.modules)
        else { return [] }
        var libraries: [LinkedTarget] = []
        var open = linked
        while let next = open.popLast() {
            if libraries.contains(where: { $0 === next }) { continue }
            libraries.append(next)
            open += next.preparation.linked.map(\.target)
        }
        if libraries.isEmpty {
            let dialects = dialects(of: own.files)
            if dialects.isEmpty { return [] }
            return RegistryReader.deepRegistries(try loader.code(in: files, words: dialects.flatMap(\.words)), in: own, dialects: dialects)
        }
        // What a library registers is asked for by its clients: all code is looked at as one program.
        var declarations: [SourceDeclarations] = own.files
        var modules = [SourceModules.Module(name: own.module)]
        var numbers: [String: Int] = [:]
        for file in own.files { numbers[file.path] = 0 }
        var sources: [(loader: FactoryLoader, files: [FoundSource])] = [(loader, files)]
        for library in libraries.sorted(by: { ($0.preparation.options.moduleName ?? "") < ($1.preparation.options.moduleName ?? "") }) {
            let preparation = library.preparation
            let found = preparation.found.files.filter { numbers[$0.path] == nil }
            let read = try preparation.loader.load(found)
            for file in read { numbers[file.path] = modules.count }
            modules.append(SourceModules.Module(name: preparation.options.moduleName ?? ""))
            declarations += read
            sources.append((preparation.loader, found))
        }
        let dialects = dialects(of: declarations)
        if dialects.isEmpty { return [] }
        var code: [SourceCode] = []
        for (loader, files) in sources { code += try loader.code(in: files, words: dialects.flatMap(\.words)) }
        let index = DeclarationIndex(
            files: declarations.sorted { $0.path < $1.path }, modules: SourceModules(modules, home: 0, numbers: numbers), libraries: LibrarySet([]), jobs: jobs)
        var registries = RegistryReader.deepRegistries(code.sorted { $0.path < $1.path }, in: index, dialects: dialects)
        for position in registries.indices { registries[position].ownPaths = Set(files.map(\.path)) }
        return registries
    }
}
