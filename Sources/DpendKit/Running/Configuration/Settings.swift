/// What somebody said about a run, on the command line or in a configuration file; all of it can be left unsaid.
///
/// Both say the same things in the same words, so that there is one way from here to ``ResolutionOptions``.
public struct Settings: Sendable {
    /// Files and folders to read.
    public var inputs: [Placed<String>]?
    /// Files that list further inputs.
    public var sourcesLists: [String]?
    public var sourcesListFormat: SourceInputs.SourcesListFormat?
    /// Globs of paths to leave out.
    public var excludes: [Placed<String>]?
    /// Conditions for `#if`.
    public var defines: [Placed<String>]?
    public var platform: Platform?
    public var architecture: Architecture?
    public var moduleName: String?

    public var implicitFilters: [Placed<String>]?
    public var implicitExcludes: [Placed<String>]?
    public var implicitKinds: Placed<Set<ResolutionOptions.ImplicitKind>>?
    public var implicitScopes: [Placed<ResolutionOptions.ImplicitScope>]?
    public var implicitTags: [Placed<ResolutionOptions.ImplicitTag>]?
    public var implicitAssisted: [Placed<String>]?

    public var libraries: [Placed<LibraryInput>]?
    public var container: ContainerKind?
    public var externals: [Placed<String>]?
    public var access: ResolutionOptions.Access?
    public var defaultIsolation: ResolutionOptions.DefaultIsolation?
    /// Whether a module file says where the source of each provider is.
    public var locations: Bool?
    public var mode: ResolutionOptions.Mode?
    /// What `generate` writes.
    public var outputFile: String?
    /// What it writes besides, for tests.
    public var testSupportFile: String?
    /// A file with comments for the top of generated Swift.
    public var headerFile: Placed<String>?
    public var imports: [ModuleImport]?

    /// Severities by the identifiers of rules.
    public var severities: [String: Diagnostic.Severity]?
    /// A file with the problems that are known and accepted.
    public var baseline: String?

    /// Nothing said.
    public init() {}

    /// These settings, and for what they leave unsaid those of `base`.
    ///
    /// A list replaces the other one as a whole. Inputs and sources lists go together: whoever names the one does not want
    /// the other from elsewhere. So do mode and output, since the output's extension decides about the mode.
    public func overriding(_ base: Settings) -> Settings {
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
        merged.libraries = libraries ?? base.libraries
        merged.container = container ?? base.container
        merged.externals = externals ?? base.externals
        merged.access = access ?? base.access
        merged.defaultIsolation = defaultIsolation ?? base.defaultIsolation
        merged.locations = locations ?? base.locations
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
    public var outputs: [String] { outputFile.map { [$0] + (testSupportFile.map { [$0] } ?? []) } ?? [] }

    /// Whether a mode is another one than that of the output's extension.
    public func contradicts(mode: ResolutionOptions.Mode?) -> Bool {
        guard let mode, let outputFile else { return false }
        return mode != ResolutionOptions.Mode(outputPath: outputFile)
    }
}
