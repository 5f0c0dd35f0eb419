/// Converts settings to the parameters of the phases.
extension Settings {
    /// The options of a run, with defaults for missing settings.
    package var resolutionOptions: ResolutionOptions {
        var options = ResolutionOptions()
        options.mode = outputMode ?? options.mode
        options.moduleName = moduleName
        options.outputPath = outputFile
        // Clients import a library by the name of its module file.
        if options.mode == .library, let outputFile {
            options.moduleName = GeneratedFile.moduleName(ofPath: outputFile)
        }
        options.implicitFilters = values(implicitFilters)
        options.implicitExcludes = values(implicitExcludes)
        options.implicitDoubles = values(implicitDoubles)
        options.testFolder = testFolder
        options.implicitKinds = implicitKinds?.value ?? options.implicitKinds
        options.implicitScopes = values(implicitScopes)
        options.implicitTags = values(implicitTags)
        options.implicitEntries = values(implicitEntries)
        options.implicitAssisted = values(implicitAssisted)
        options.implicitRequired = values(implicitRequired)
        options.implicitDecorators = values(implicitDecorators)
        options.implicitContainers = values(implicitContainers)
        options.access = access ?? options.access
        options.defines = Set(values(defines))
        options.variants = variantsOfRun
        options.platform = platform
        options.architecture = architecture
        options.compiler.languageMode = languageMode
        options.compiler.compiler = compilerVersion
        options.compiler.features = features.map(Set.init)
        options.compiler.traits = traits.map(Set.init)
        options.deploymentTargets = deploymentTargets.map { targets in
            Dictionary(targets.map { ($0.platform, $0.version) }) { _, last in last }
        }
        options.container = container ?? options.container
        options.start = start ?? options.start
        options.traces = trace ?? options.traces
        options.externals = values(externals)
        options.externalsAreShared = sharesExternals
        options.nestedAreShared = sharesNested
        options.nested = values(nested).map { .init(path: $0.path, values: $0.values.map(\.value)) }
        options.defaultIsolation = defaultIsolation ?? options.defaultIsolation
        options.writesExports = options.mode == .library && exportsFile != nil
        options.writesLocations = locations ?? options.writesLocations
        options.imports = imports ?? []
        options.dialects = dialects.map { $0.filter { $0 != Self.noDialect } }
        options.severities = severities ?? [:]
        options.places = places
        return options
    }

    /// The mode, if the settings contain it or name the output.
    package var outputMode: ResolutionOptions.Mode? { mode ?? outputFile.map { .init(outputPath: $0) } }

    /// The inputs; without any path if the settings name none.
    package var sourceInputs: SourceInputs {
        var sources = SourceInputs(paths: values(inputs))
        sources.excludes = values(excludes)
        sources.sourcesLists = sourcesLists ?? []
        sources.sourcesListFormat = sourcesListFormat ?? sources.sourcesListFormat
        sources.limits = limits
        sources.excludedSuffixes = generator.excludeSuffixes ?? []
        sources.excludedPaths = generator.excludePaths ?? []
        return sources
    }

    /// Whether the settings name any input.
    package var hasInputs: Bool { !(inputs ?? []).isEmpty || !(sourcesLists ?? []).isEmpty }

    /// The module files to link.
    var libraryInputs: [ModuleFileInput] { values(libraries) }

    /// Prepares a run.
    ///
    /// - Parameters:
    ///   - options: The options of the run, with ``checkedOptions()``.
    ///   - files: The libraries to read from module files.
    ///   - linked: The libraries that are linked as sources.
    ///   - program: All targets of the file; nil for a single one.
    ///   - found: The sources, if they have been found already.
    ///   - start: The time before the search for them, in nanoseconds since 1970.
    func preparation(
        options: ResolutionOptions, files: [ModuleFileInput], linked: [LinkedLibrary], program: TargetProgram?,
        found: Result<FoundSources, InputError>?, start: Int, outputPaths: [String],
        reading: ReadingOptions, observer: RunObserver
    ) throws(InputError) -> ResolutionRun.Preparation {
        try ResolutionRun.Preparation(
            inputs: try checkedInputs(), libraries: files, linked: linked, options: options, program: program,
            found: found,
            start: start, outputPaths: outputPaths, reading: reading, observer: observer)
    }

    /// Finds the sources of a run.
    func findSources(
        _ options: ResolutionOptions, _ reading: ReadingOptions, _ observer: RunObserver
    ) -> Result<FoundSources, InputError> {
        Result { () throws(InputError) in
            try FactoryLoader(options: options, reading: reading, observer: observer).findSources(try checkedInputs())
        }
    }

    private func checkedInputs() throws(InputError) -> SourceInputs {
        guard hasInputs else {
            throw InputError(
                .usage,
                "no inputs; name the files and folders to read, as in 'dpend analyze Sources' or as 'inputs' in "
                    + "\(ConfigurationFile.name), which 'dpend init' writes")
        }
        return sourceInputs
    }

    /// The options of a run, with their file header.
    ///
    /// - Throws: ``InputError`` if they contradict each other, or the header cannot be read.
    func checkedOptions() throws(InputError) -> ResolutionOptions {
        var options = resolutionOptions
        if options.mode == .library, options.access == .internal {
            throw InputError(
                .usage, "--access 'internal' is for applications: other modules cannot use an internal library")
        }
        if let exportsFile, options.mode == .application {
            throw InputError(
                .usage,
                "--exports-file '\(exportsFile)' is for a library, whose output is a '.\(ModuleFileFormat.fileExtension)'"
            )
        }
        options.annotations = try annotationOptions()
        options.generator = try generatorOptions()
        options.header = try headerFile.map { file throws(InputError) in
            try FileHeader(path: file.value, places: options.places)
        }
        return options
    }

    private func values<Value>(_ list: [Placed<Value>]?) -> [Value] { (list ?? []).map(\.value) }

    private var places: ResolutionOptions.Places {
        var places = ResolutionOptions.Places()
        func add<Value>(_ option: String, _ list: [Placed<Value>]?, _ text: (Value) -> String) {
            for item in list ?? [] { places.add(item.location, of: option, text(item.value)) }
        }
        add("inputs", inputs) { $0 }
        add("--exclude", excludes) { $0 }
        add("--define", defines) { $0 }
        add("--conditions", conditions) { $0 }
        add("--implicit-kinds", implicitKinds.map { [$0] }) { ResolutionOptions.ImplicitKind.list($0) }
        add("--implicit-filter", implicitFilters) { $0 }
        add("--implicit-exclude", implicitExcludes) { $0 }
        add("--implicit-double", implicitDoubles) { $0 }
        add("--implicit-scope", implicitScopes, \.pattern)
        add("--implicit-tag", implicitTags, \.pattern)
        add("--implicit-entry", implicitEntries, \.pattern)
        add("--implicit-assisted", implicitAssisted) { $0 }
        // Messages about a pattern name the pattern alone.
        add("--implicit-assisted", implicitAssisted) { ParameterPattern($0).pattern }
        add("--implicit-required", implicitRequired) { $0 }
        add("--implicit-required", implicitRequired) { ParameterPattern($0).pattern }
        add("--library", libraries, \.path)
        add("--external", externals) { $0 }
        add("--implicit-decorator", implicitDecorators) { $0 }
        add("--implicit-container", implicitContainers, \.pattern)
        for container in nested ?? [] {
            places.add(container.location, of: "--nested", container.value.path)
            for value in container.value.values {
                places.add(value.location, of: "--nested", "\(container.value.path): \(value.value)")
            }
        }
        add("--header-file", headerFile.map { [$0] }) { $0 }
        return places
    }
}
