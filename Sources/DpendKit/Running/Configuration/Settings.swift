/// The user's settings for a run, on the command line or in a configuration file. All of them are optional.
///
/// Both have the same settings with the same names, so that one conversion leads from here to ``ResolutionOptions``.
package struct Settings: Sendable {
    /// Files and folders to read.
    package var inputs: [Placed<String>]?
    /// Files that list further inputs.
    package var sourcesLists: [String]?
    package var sourcesListFormat: SourceInputs.SourcesListFormat?
    /// The limits of these inputs; nil if they may be anywhere.
    package var limits: RunLimits?
    /// Globs of paths to exclude.
    package var excludes: [Placed<String>]?
    /// Conditions for `#if`.
    package var defines: [Placed<String>]?
    /// The conditions of which both ways are judged.
    package var conditions: [Placed<String>]?
    /// The combinations of conditions that are judged instead.
    package var variants: [Placed<[String]>]?
    /// The variants among which the run over a target is one.
    var variantsOfRun: Variants?
    package var platform: Platform?
    package var architecture: Architecture?
    /// The oldest versions of platforms on which the code must run.
    package var deploymentTargets: [DeploymentTarget]?
    package var languageMode: VersionNumber?
    package var compilerVersion: VersionNumber?
    package var features: [String]?
    package var traits: [String]?
    package var moduleName: String?

    package var implicitFilters: [Placed<String>]?
    package var implicitExcludes: [Placed<String>]?
    package var implicitDoubles: [Placed<String>]?
    package var implicitKinds: Placed<Set<ResolutionOptions.ImplicitKind>>?
    package var implicitScopes: [Placed<ResolutionOptions.ImplicitScope>]?
    package var implicitTags: [Placed<ResolutionOptions.ImplicitTag>]?
    package var implicitEntries: [Placed<ResolutionOptions.ImplicitEntry>]?
    package var implicitAssisted: [Placed<String>]?
    package var implicitRequired: [Placed<String>]?
    package var implicitDecorators: [Placed<String>]?
    package var implicitContainers: [Placed<ResolutionOptions.ImplicitContainer>]?

    package var libraries: [Placed<ModuleFileInput>]?
    package var container: ContainerKind?
    package var externals: [Placed<String>]?
    /// Whether the external values are those of all targets of a file.
    package var sharesExternals = false
    /// Whether the nested containers are those of several targets.
    package var sharesNested = false
    package var nested: [Placed<Nested>]?
    package var access: ResolutionOptions.Access?
    package var start: ResolutionOptions.StartOrder?
    package var trace: Bool?
    package var defaultIsolation: ResolutionOptions.DefaultIsolation?
    /// Whether a module file contains the places of the providers.
    package var locations: Bool?
    package var mode: ResolutionOptions.Mode?
    /// The output of `generate`.
    package var outputFile: String?
    /// The additional output of a library, which is compiled into it.
    package var exportsFile: String?
    /// The additional output for tests.
    package var testSupportFile: String?
    /// The additional output for previews, which is compiled into the application.
    package var previewSupportFile: String?
    /// A file with comments for the top of generated Swift.
    package var headerFile: Placed<String>?
    package var imports: [ModuleImport]?

    /// The containers to read besides dpend's own.
    package var dialects: [String]?
    /// The settings of a file that dpend writes instead of another generator.
    package var generator = GeneratorSettings()
    /// Severities by the identifiers of rules.
    package var severities: [String: Diagnostic.Severity]?
    /// A file with the accepted problems.
    package var baseline: String?

    /// Creates empty settings.
    package init() {}

    /// These settings, with those of `base` for missing ones.
    ///
    /// A list replaces the other list as a whole. Inputs and sources lists belong together: a user who names one of
    /// them does not want the other one from elsewhere. The same holds for mode and output, because the output's
    /// extension determines the mode.
    package func overriding(_ base: Settings) -> Settings {
        var merged = self
        if inputs == nil, sourcesLists == nil {
            (merged.inputs, merged.sourcesLists) = (base.inputs, base.sourcesLists)
            merged.limits = limits ?? base.limits
        }
        merged.sourcesListFormat = sourcesListFormat ?? base.sourcesListFormat
        merged.excludes = excludes ?? base.excludes
        merged.defines = defines ?? base.defines
        // Each of them says which builds there are.
        (merged.conditions, merged.variants) =
            conditions == nil && variants == nil ? (base.conditions, base.variants) : (conditions, variants)
        merged.platform = platform ?? base.platform
        merged.architecture = architecture ?? base.architecture
        merged.deploymentTargets = deploymentTargets ?? base.deploymentTargets
        merged.languageMode = languageMode ?? base.languageMode
        merged.compilerVersion = compilerVersion ?? base.compilerVersion
        merged.features = features ?? base.features
        merged.traits = traits ?? base.traits
        merged.moduleName = moduleName ?? base.moduleName
        merged.implicitFilters = implicitFilters ?? base.implicitFilters
        merged.implicitExcludes = implicitExcludes ?? base.implicitExcludes
        merged.implicitDoubles = implicitDoubles ?? base.implicitDoubles
        merged.implicitKinds = implicitKinds ?? base.implicitKinds
        merged.implicitScopes = implicitScopes ?? base.implicitScopes
        merged.implicitTags = implicitTags ?? base.implicitTags
        merged.implicitEntries = implicitEntries ?? base.implicitEntries
        merged.implicitAssisted = implicitAssisted ?? base.implicitAssisted
        merged.implicitRequired = implicitRequired ?? base.implicitRequired
        merged.implicitDecorators = implicitDecorators ?? base.implicitDecorators
        merged.implicitContainers = implicitContainers ?? base.implicitContainers
        merged.libraries = libraries ?? base.libraries
        merged.container = container ?? base.container
        merged.externals = externals ?? base.externals
        merged.sharesNested = nested == nil ? base.sharesNested : sharesNested
        merged.sharesExternals = externals == nil ? base.sharesExternals : sharesExternals
        merged.nested = nested ?? base.nested
        merged.access = access ?? base.access
        merged.start = start ?? base.start
        merged.trace = trace ?? base.trace
        merged.defaultIsolation = defaultIsolation ?? base.defaultIsolation
        merged.locations = locations ?? base.locations
        merged.dialects = dialects ?? base.dialects
        merged.generator = generator.overriding(base.generator)
        merged.severities = severities ?? base.severities
        merged.baseline = baseline ?? base.baseline
        merged.testSupportFile = testSupportFile ?? base.testSupportFile
        merged.previewSupportFile = previewSupportFile ?? base.previewSupportFile
        merged.exportsFile = exportsFile ?? base.exportsFile
        merged.headerFile = headerFile ?? base.headerFile
        merged.imports = imports ?? base.imports
        merged.outputFile = outputFile ?? (base.contradicts(mode: mode) ? nil : base.outputFile)
        merged.mode = mode ?? (outputFile == nil ? base.mode : nil)
        return merged
    }

    /// Whether outputs contain members of protocols.
    package var haveStubs: Bool { testSupportFile != nil || previewSupportFile != nil }

    /// The folder of the tests: the folder of the file for them, or around it if it is a folder for generated files.
    /// Nil for the working folder, where the sources are as well.
    package var testFolder: String? {
        guard let testSupportFile else { return nil }
        var parts = testSupportFile.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        while let last = parts.last, ["Derived", "Generated"].contains(last) { parts.removeLast() }
        return parts.isEmpty || parts == ["."] ? nil : parts.joined(separator: "/")
    }

    /// Whether outputs depend on doubles in the folder of the tests, which are not among the sources of the run.
    package var haveDoublesOfTests: Bool { testFolder != nil && implicitDoubles?.isEmpty == false }

    /// The paths of all outputs.
    package var outputs: [String] {
        outputFile.map { [$0] + [exportsFile, testSupportFile, previewSupportFile].compactMap { $0 } } ?? []
    }

    /// Whether a mode differs from the one that the output's extension determines.
    package func contradicts(mode: ResolutionOptions.Mode?) -> Bool {
        guard let mode, let outputFile else { return false }
        return mode != ResolutionOptions.Mode(outputPath: outputFile)
    }
}
