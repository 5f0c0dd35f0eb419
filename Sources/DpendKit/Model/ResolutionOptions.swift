public import DpendRuntime

/// What the user decides about a run, apart from the inputs themselves.
public struct ResolutionOptions: Sendable {
    /// What is generated, and by what measure a graph is right.
    public var mode: Mode = .application
    /// The module that the sources belong to, if it is known.
    public var moduleName: String?
    /// Where generated code goes, if that is known: of several modules it belongs to the one in whose folder that lies.
    package var outputPath: String?
    /// Patterns that choose implicit classes by their full nested name.
    public var implicitFilters: [String] = []
    /// Patterns that take classes out again.
    public var implicitExcludes: [String] = []
    /// The kinds of types that the filters choose from.
    public var implicitKinds: Set<ImplicitKind> = [.class, .actor]
    /// Scopes for implicit classes; the first whose pattern matches wins.
    public var implicitScopes: [ImplicitScope] = []
    /// Tags for implicit classes; the first whose pattern matches wins.
    public var implicitTags: [ImplicitTag] = []
    /// Patterns that choose implicit classes whose unmet parameters are run-time values.
    public var implicitAssisted: [String] = []
    /// Patterns that choose decorators: classes that wrap what they provide. The first one chooses the outermost.
    public var implicitDecorators: [String] = []
    /// Containers for implicit classes; the first whose pattern matches wins.
    public var implicitContainers: [ImplicitContainer] = []
    /// The least access that counts in library mode, and that of what is generated for an application; nil for the default
    /// of the mode.
    public var access: Access?
    /// Conditions that are set, as with `swiftc -D`.
    public var defines: Set<String> = []
    /// The platform that `#if` is evaluated for; nil means the host's, with a note where that decides.
    public var platform: Platform?
    /// The platform that is taken when none is given.
    package var hostPlatform: Platform = .host
    /// The architecture that `#if` is evaluated for; nil means the host's, with a note where that decides.
    public var architecture: Architecture?
    /// The architecture that is taken when none is given.
    package var hostArchitecture: Architecture = .host
    /// The container that generated code registers with.
    public var container: ContainerKind = .embedded

    /// Types, as `AppConfig` or `Server:Backup` with a tag, whose values the application hands over.
    public var externals: [String] = []
    /// The containers that are opened with values while the application runs.
    public var nested: [NestedContainer] = []
    /// The isolation of declarations that say nothing of it, as the target's setting has it.
    public var defaultIsolation: DefaultIsolation = .nonisolated

    /// What generated code imports besides what it calls for; of a module that is named here, this and nothing else.
    package var imports: [ModuleImport] = []
    /// Comments for the top of generated Swift.
    package var header: FileHeader?

    /// Whether a module file says where the source of each provider is, so that reports about its clients can point there.
    package var writesLocations = false

    /// The names of the containers to read besides dpend's own, whatever is imported; nil leaves that to the imports.
    public var dialects: [String]?

    /// Severities other than the rules' defaults, by the rules' identifiers.
    public var severities: [String: Diagnostic.Severity] = [:]

    /// Where values of options stand in a configuration file.
    package var places = Places()

    /// How a configuration file is called where nobody names another one.
    static let configurationFileName = ".dpend.yml"

    /// Creates the defaults: application mode, no implicit classes.
    public init() {}

    /// Whether the sources are a library, which states what it needs, or an application, where all has to be met.
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

    /// Who may use what is exported or generated.
    public enum Access: String, Sendable, CaseIterable {
        case `public`
        case package
        /// The application's own module. For a library that would be nobody.
        case `internal`

        /// The same among the levels that declarations have.
        package var level: AccessLevel {
            switch self {
            case .public: .public
            case .package: .package
            case .internal: .internal
            }
        }
    }

    /// The access from which on a declaration is exported by a library.
    package var exportedAccess: AccessLevel { access?.level ?? .public }

    /// The access of the declaration that is generated for an application.
    package var generatedAccess: AccessLevel { access?.level ?? .internal }

    /// The isolation of declarations without one of their own.
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
    case linux, macos, ios, tvos, watchos, visionos

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
        }
    }

    /// Whether Apple's frameworks and the Objective-C run time are there.
    package var isApple: Bool { self != .linux }
}
