extension ResolutionRun.Preparation {
    /// The project's own doubles in the sources and in linked targets, and for tests also in the folder of the tests.
    ///
    /// The sources are read again, as a debug build sees them, because doubles often stand in `#if DEBUG`.
    ///
    /// - Throws: ``InputError`` if a file cannot be read.
    @Sendable func ownDoubles(forTests: Bool) throws(InputError) -> [OwnDouble] {
        if options.implicitDoubles.isEmpty { return [] }
        let tests = forTests ? options.testFolder : nil
        var linked: [OwnDouble] = []
        for (run, index) in linkedRuns {
            var options = run.options
            options.implicitDoubles = self.options.implicitDoubles
            linked += OwnDouble.all(in: index, options, access: .public)
        }
        return OwnDouble.all(in: try declarations(with: tests), options, access: .internal, tests: tests) + linked
    }

    /// The declarations of the sources in a debug build, and of the tests.
    private func declarations(with tests: String?) throws(InputError) -> DeclarationIndex {
        var options = options
        if options.variants == nil { options.defines.insert("DEBUG") }
        var found = found
        if let tests, FileStatus(tests) != nil {
            let finder = FactoryLoader(options: options, reading: reading, observer: RunObserver())
            found = try finder.findSources(SourceInputs(paths: found.files.map(\.path) + [tests]))
        }
        let loader = FactoryLoader(found, options: options, reading: reading, observer: RunObserver())
        var modules = try loader.parseLibraries(libraries)
        for library in linked { modules.append(try library.target.module(library.input)) }
        return try DependencyCollector(
            loader.load(found.files), modules: found.modules, libraries: librarySets.set(of: modules), options: options,
            jobs: jobs
        ).index
    }
}
