/// What somebody said about a run, on the command line or in a configuration file; all of it can be left unsaid.
///
/// Both say the same things in the same words, so that there is one way from here to ``ResolutionOptions``.
package struct Settings: Sendable {
    /// Files and folders to read.
    package var inputs: [Placed<String>]?
    /// Files that list further inputs.
    package var sourcesLists: [String]?
    package var sourcesListFormat: SourceInputs.SourcesListFormat?
    /// Globs of paths to leave out.
    package var excludes: [Placed<String>]?
    /// Conditions for `#if`.
    package var defines: [Placed<String>]?
    package var platform: Platform?
    package var architecture: Architecture?
    package var moduleName: String?

    package var implicitFilters: [Placed<String>]?
    package var implicitExcludes: [Placed<String>]?
    package var implicitKinds: Placed<Set<ResolutionOptions.ImplicitKind>>?
    package var implicitScopes: [Placed<ResolutionOptions.ImplicitScope>]?
    package var implicitTags: [Placed<ResolutionOptions.ImplicitTag>]?
    package var implicitAssisted: [Placed<String>]?
    package var implicitDecorators: [Placed<String>]?
    package var implicitContainers: [Placed<ResolutionOptions.ImplicitContainer>]?

    package var libraries: [Placed<LibraryInput>]?
    package var container: ContainerKind?
    package var externals: [Placed<String>]?
    package var nested: [Placed<Nested>]?
    package var access: ResolutionOptions.Access?
    package var defaultIsolation: ResolutionOptions.DefaultIsolation?
    /// Whether a module file says where the source of each provider is.
    package var locations: Bool?
    package var mode: ResolutionOptions.Mode?
    /// What `generate` writes.
    package var outputFile: String?
    /// What it writes besides, for tests.
    package var testSupportFile: String?
    /// A file with comments for the top of generated Swift.
    package var headerFile: Placed<String>?
    package var imports: [ModuleImport]?

    /// The containers to read besides dpend's own.
    package var dialects: [String]?
    /// Severities by the identifiers of rules.
    package var severities: [String: Diagnostic.Severity]?
    /// A file with the problems that are known and accepted.
    package var baseline: String?

    /// Nothing said.
    package init() {}

    /// These settings, and for what they leave unsaid those of `base`.
    ///
    /// A list replaces the other one as a whole. Inputs and sources lists go together: whoever names the one does not want
    /// the other from elsewhere. So do mode and output, since the output's extension decides about the mode.
    package func overriding(_ base: Settings) -> Settings {
        var merged = self
        if inputs == nil, sourcesLists == nil {
            (merged.inputs, merged.sourcesLists) = (base.inputs, base.sourcesLists)
        }
        merged.sourcesListFormat = sourcesListFormat ?? base.sourcesListFormat
        merged.excludes = excludes ?? base.excludes
        merged.defines = defines ?? base.defines
        merged.platform = platform ?? base.platform
        merged.architecture = architecture ?? base.architecture
        merged.moduleName = moduleName ?? base.moduleName
        merged.implicitFilters = implicitFilters ?? base.implicitFilters
        merged.implicitExcludes = implicitExcludes ?? base.implicitExcludes
        merged.implicitKinds = implicitKinds ?? base.implicitKinds
        merged.implicitScopes = implicitScopes ?? base.implicitScopes
        merged.implicitTags = implicitTags ?? base.implicitTags
        merged.implicitAssisted = implicitAssisted ?? base.implicitAssisted
        merged.implicitDecorators = implicitDecorators ?? base.implicitDecorators
        merged.implicitContainers = implicitContainers ?? base.implicitContainers
        merged.libraries = libraries ?? base.libraries
        merged.container = container ?? base.container
        merged.externals = externals ?? base.externals
        merged.nested = nested ?? base.nested
        merged.access = access ?? base.access
        merged.defaultIsolation = defaultIsolation ?? base.defaultIsolation
        merged.locations = locations ?? base.locations
        merged.dialects = dialects ?? base.dialects
        merged.severities = severities ?? base.severities
        merged.baseline = baseline ?? base.baseline
        merged.testSupportFile = testSupportFile ?? base.testSupportFile
        merged.headerFile = headerFile ?? base.headerFile
        merged.imports = imports ?? base.imports
        merged.outputFile = outputFile ?? (base.contradicts(mode: mode) ? nil : base.outputFile)
        merged.mode = mode ?? (outputFile == nil ? base.mode : nil)
        return merged
    }

    /// The paths of all that is to be generated.
    package var outputs: [String] { outputFile.map { [$0] + (testSupportFile.map { [$0] } ?? []) } ?? [] }

    /// Whether a mode is another one than that of the output's extension.
    package func contradicts(mode: ResolutionOptions.Mode?) -> Bool {
        guard let mode, let outputFile else { return false }
        return mode != ResolutionOptions.Mode(outputPath: outputFile)
    }
}
