/// The conditions, besides its sources, that affect the result of a run.
///
/// Each field is named, because reflection took a twentieth of the time of a run without changes. A test checks that no
/// field is missing.
extension ContentHash {
    mutating func combine(_ options: ResolutionOptions) {
        combine(options.mode.rawValue)
        combine(optional: options.moduleName)
        combine(optional: options.outputPath)
        combine(each: options.implicitFilters)
        combine(each: options.implicitExcludes)
        combine(each: options.implicitDoubles)
        combine(optional: options.testFolder)
        combine(each: options.implicitKinds.map(\.rawValue).sorted())
        combine(each: options.implicitScopes.flatMap { [$0.pattern, $0.scope.rawValue] })
        combine(each: options.implicitTags.flatMap { [$0.pattern, $0.tag] })
        combine(each: options.implicitEntries.flatMap { [$0.pattern, $0.entry] })
        combine(each: options.implicitAssisted)
        combine(each: options.implicitRequired)
        combine(each: options.implicitDecorators)
        combine(each: options.implicitContainers.flatMap { [$0.pattern, $0.container] })
        combine(optional: options.access?.rawValue)
        combine(each: options.defines.sorted())
        combine(options.variants)
        combine(optional: options.platform?.rawValue)
        combine(options.hostPlatform.rawValue)
        combine(optional: options.architecture?.rawValue)
        combine(options.hostArchitecture.rawValue)
        combine(options.compiler)
        combine(options.deploymentTargets == nil ? 0 : 1)
        combine(options.deploymentTargets ?? [:])
        combine(options.container.rawValue)
        combine(options.start.rawValue)
        combine(options.traces ? 1 : 0)
        combine(each: options.externals)
        combine(options.externalsAreShared ? 1 : 0)
        combine(options.nestedAreShared ? 1 : 0)
        combine(options.nested.count)
        for container in options.nested {
            combine(container.path)
            combine(each: container.values)
        }
        combine(options.defaultIsolation.rawValue)
        combine(options.writesExports ? 1 : 0)
        combine(optional: options.standsAlone?.rawValue)
        combine(options.writesLocations ? 1 : 0)
        combine(options.dialects == nil ? 0 : 1)
        combine(each: options.dialects ?? [])
        combine(options.generator)
        combine(options.annotations.isConfigured ? 1 : 0)
        combine(each: options.annotations.platforms.sorted())
        combine(optional: options.annotations.project)
        combine(options.imports.count)
        for var name in options.imports { combine(ContentHash(FactWriter.bytes(of: &name))) }
        combine(optional: options.header.map { $0.lines.joined(separator: "\n") })
        combine(each: options.severities.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value.rawValue] })
        combine(options.places)
    }

    private mutating func combine(_ variants: Variants?) {
        combine(variants?.all.count ?? 0)
        combine(variants?.areNamed == true ? 1 : 0)
        for variant in variants?.all ?? [] {
            combine(each: variant.conditions.sorted())
            combine(optional: variant.platform?.rawValue)
        }
    }

    private mutating func combine(_ targets: [Platform: VersionNumber]) {
        combine(each: targets.map { "\($0.rawValue)\($1)" }.sorted())
    }

    private mutating func combine(_ compiler: CompilerConditions) {
        combine(optional: compiler.languageMode?.description)
        combine(optional: compiler.compiler?.description)
        combine(compiler.features == nil ? 0 : 1)
        combine(each: (compiler.features ?? []).sorted())
        combine(compiler.traits == nil ? 0 : 1)
        combine(each: (compiler.traits ?? []).sorted())
    }

    private mutating func combine(_ generator: GeneratorOptions) {
        combine(optional: generator.dialect)
        combine(optional: generator.header)
        combine(each: generator.additionalImports)
        combine(generator.isPluginized ? 1 : 0)
        combine(optional: generator.isolation)
        combine(each: generator.excludedSuffixes)
        combine(each: generator.excludedPaths)
    }

    /// The conditions that affect the facts of a source besides its text.
    mutating func combine(_ reader: SourceReader) {
        combine(each: reader.defines.sorted())
        combine(reader.platform.rawValue)
        combine(reader.architecture.rawValue)
        combine(reader.compiler)
        combine(reader.deploymentTargets)
        combine(reader.parsesBodies ? 1 : 0)
        combine(reader.isPlatformGiven ? 1 : 0)
        guard let others = reader.others else { return }
        combine(others.manifests)
        for (number, other) in others.all {
            combine(number)
            combine(other)
        }
    }

    private mutating func combine(_ places: ResolutionOptions.Places) {
        let all = places.all
        combine(all.count)
        for (option, value, location) in all {
            combine(option)
            combine(value)
            combine(location)
        }
        let lists = places.allLists
        combine(lists.count)
        for (option, location) in lists {
            combine(option)
            combine(location)
        }
    }

    private mutating func combine(_ location: SourceLocation) {
        combine(location.path)
        combine(location.line)
        combine(location.column)
    }

    private mutating func combine(each texts: [String]) {
        combine(texts.count)
        for text in texts { combine(text) }
    }

    private mutating func combine(optional text: String?) { combine(each: text.map { [$0] } ?? []) }
}
