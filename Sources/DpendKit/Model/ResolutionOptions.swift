public import DpendRuntime

/// The user's choices for a run, apart from the inputs.
public struct ResolutionOptions: Sendable {
    /// The kind of output, and when a graph is complete.
    public var mode: Mode = .application
    /// The module of the sources, if it is known.
    public var moduleName: String?
    /// The path of the generated code, if it is known. If there are several modules, the code belongs to the module
    /// whose folder contains it.
    package var outputPath: String?
    /// Patterns that choose implicit classes by their full nested name.
    public var implicitFilters: [String] = []
    /// Patterns that exclude classes again.
    public var implicitExcludes: [String] = []
    /// Classes whose full nested name matches one of these patterns replace others in tests and previews, and provide
    /// nothing elsewhere.
    public var implicitDoubles: [String] = []
    /// The folder of the application's tests, whose doubles the tests use.
    package var testFolder: String?
    /// The kinds of types that the filters choose from.
    public var implicitKinds: Set<ImplicitKind> = [.class, .actor]
    /// Scopes for implicit classes; the first whose pattern matches wins.
    public var implicitScopes: [ImplicitScope] = []
    /// Tags for implicit classes; the first whose pattern matches wins.
    public var implicitTags: [ImplicitTag] = []
    /// The keys of classes in dictionaries, by patterns; the first match wins.
    public var implicitEntries: [ImplicitEntry] = []
    /// Patterns that choose implicit classes whose unmet parameters are run-time values.
    public var implicitAssisted: [String] = []
    /// Patterns that choose implicit classes in which neither a default value nor `nil` replaces an object.
    public var implicitRequired: [String] = []
    /// Patterns that choose decorators: classes that wrap what they provide. The first one chooses the outermost.
    public var implicitDecorators: [String] = []
    /// Containers for implicit classes; the first whose pattern matches wins.
    public var implicitContainers: [ImplicitContainer] = []
    /// In library mode the least access that counts; in application mode the access of generated code. Nil for the
    /// default of the mode.
    public var access: Access?
    /// Conditions that hold, as with `swiftc -D`.
    public var defines: Set<String> = []
    /// The variants among which this run is one; nil without others.
    package var variants: Variants?
    /// The platform for `#if`; nil means the host's, with a note if it affects the result.
    public var platform: Platform?
    /// The platform if none is given.
    package var hostPlatform: Platform = .host
    /// The architecture for `#if`; nil means the host's, with a note if it affects the result.
    public var architecture: Architecture?
    /// The architecture if none is given.
    package var hostArchitecture: Architecture = .host
    /// The compiler's settings for `#if swift(…)`, `#if compiler(…)`, `#if hasFeature(…)`, and the traits of the
    /// package.
    package var compiler = CompilerConditions()
    /// The oldest versions of platforms on which the code must run; nil for the package's own.
    package var deploymentTargets: [Platform: VersionNumber]?
    /// The container that generated code registers with.
    public var container: ContainerKind = .embedded
    /// How generated code makes asynchronous instances that do not require each other.
    public var start: StartOrder = .parallel
    /// Whether generated code measures how long each provider takes.
    public var traces = false

    /// External values: types, such as `AppConfig`, or `Server:Backup` with a tag, and parameters, such as
    /// `FileStore.path`.
    public var externals: [String] = []
    /// Whether several targets share the external values, so that each gets only those that it requires.
    package var externalsAreShared = false
    /// The containers that are opened with values while the application runs.
    public var nested: [NestedContainer] = []
    /// Whether several targets share the nested containers, so that each gets only those whose values it requires.
    package var nestedAreShared = false
    /// The isolation of declarations that do not write one, as in the target's settings.
    public var defaultIsolation: DefaultIsolation = .nonisolated

    /// Additional imports of generated code. For a module that is named here, these replace all other imports.
    package var imports: [ModuleImport] = []
    /// Comments for the top of generated Swift.
    package var header: FileHeader?

    /// Whether a library has an exports file, through which other modules use its classes that are not public.
    package var writesExports = false

    /// The mode of the run whose objects stand alone in this run, for its tests and previews: values that nothing
    /// provides come from outside. Nil for other runs.
    package var standsAlone: Mode?

    /// Whether a module file contains the places of the providers, so that reports about its clients can show them.
    package var writesLocations = false

    /// The names of the containers to read besides dpend's own, whatever the imports are; nil lets the imports decide.
    public var dialects: [String]?

    /// The settings of a generator that reads annotations.
    package var annotations = AnnotationOptions()

    /// The options of a file that dpend writes instead of another generator.
    package var generator = GeneratorOptions()

    /// Severities other than the rules' defaults, by the rules' identifiers.
    public var severities: [String: Diagnostic.Severity] = [:]

    /// The places of option values in a configuration file.
    package var places = Places()

    /// The default name of the configuration file.
    static let configurationFileName = ".dpend.yml"

    /// Creates the defaults: application mode, no implicit classes.
    public init() {}

    /// Whether the sources are a library, which states its requirements, or an application, which must satisfy all of
    /// them.
    public enum Mode: String, Sendable, CaseIterable {
        case application
        case library
    }

    /// A kind of type that can be implicit.
    public enum ImplicitKind: String, Sendable, CaseIterable {
        case `class`
        case actor
        case `struct`

        /// The kinds as the option takes them: `class,actor`.
        static func list(_ kinds: Set<ImplicitKind>) -> String {
            allCases.filter(kinds.contains).map(\.rawValue).joined(separator: ",")
        }
    }

    /// How generated code makes asynchronous instances that do not require each other.
    public enum StartOrder: String, Sendable, CaseIterable {
        /// At the same time, each as soon as what it requires is there.
        case parallel
        /// One after the other.
        case sequential
    }

    /// The access of exported or generated declarations.
    public enum Access: String, Sendable, CaseIterable {
        case `public`
        case package
        /// Only the application's own module. A library has no clients there.
        case `internal`

        /// The corresponding access level of declarations.
        package var level: AccessLevel {
            switch self {
            case .public: .public
            case .package: .package
            case .internal: .internal
            }
        }
    }

    /// The least access of declarations that a library exports.
    package var exportedAccess: AccessLevel { access?.level ?? .public }

    /// The least access of the declarations that provide something in a library: with an exports file, all that other
    /// files can use.
    package var collectedAccess: AccessLevel { writesExports ? .internal : exportedAccess }

    /// The access of the declaration that is generated for an application.
    package var generatedAccess: AccessLevel { access?.level ?? .internal }

    /// The options for making single objects of an application or a library, for its tests and previews.
    var alone: ResolutionOptions {
        var options = self
        (options.standsAlone, options.mode, options.writesExports) = (mode, .application, false)
        (options.access, options.container) = (.internal, .static)
        // The values of nested containers are values like the others.
        for value in nested.flatMap(\.values) where !options.externals.contains(value) {
            options.externals.append(value)
        }
        (options.externalsAreShared, options.nested, options.implicitContainers) = (true, [], [])
        // A warning that a project made an error does not concern its tests.
        options.severities = severities.filter { $0.value != .error }
        return options
    }

    /// The isolation of declarations that do not write one.
    public enum DefaultIsolation: String, Sendable, CaseIterable {
        case nonisolated
        case mainActor = "MainActor"
    }

    /// A scope for the implicit classes whose full nested name matches a pattern.
    public struct ImplicitScope: Sendable {
        public var pattern: String
        public var scope: DependencyScope

        public init(pattern: String, scope: DependencyScope) {
            self.pattern = pattern
            self.scope = scope
        }
    }

    /// The key in dictionaries of the implicit classes whose full nested name matches a pattern.
    public struct ImplicitEntry: Sendable {
        public var pattern: String
        /// The entry, as code has it, or a text without its quotation marks.
        public var entry: String

        public init(pattern: String, entry: String) {
            self.pattern = pattern
            self.entry = entry
        }
    }

    /// A tag for the implicit classes whose full nested name matches a pattern.
    public struct ImplicitTag: Sendable {
        public var pattern: String
        /// The tag, as a Swift type is written.
        public var tag: String

        public init(pattern: String, tag: String) {
            self.pattern = pattern
            self.tag = tag
        }
    }

}

/// A platform that sources can be compiled for.
public enum Platform: String, Sendable, CaseIterable {
    case linux, macos, ios, tvos, watchos, visionos, android, wasi, windows, freebsd

    /// The platform that dpend itself runs on.
    public static var host: Platform {
        #if os(Linux)
            .linux
        #else
            .macos
        #endif
    }

    /// The name in `#if os(…)`.
    package var conditionName: String {
        switch self {
        case .linux: "Linux"
        case .macos: "macOS"
        case .ios: "iOS"
        case .tvos: "tvOS"
        case .watchos: "watchOS"
        case .visionos: "visionOS"
        case .android: "Android"
        case .wasi: "WASI"
        case .windows: "Windows"
        case .freebsd: "FreeBSD"
        }
    }

    /// Whether Apple's frameworks and the Objective-C run time are there.
    package var isApple: Bool {
        switch self {
        case .macos, .ios, .tvos, .watchos, .visionos: true
        case .linux, .android, .wasi, .windows, .freebsd: false
        }
    }
}
