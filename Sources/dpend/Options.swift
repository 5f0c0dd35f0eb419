import ArgumentParser
import DpendKit

/// Options for the inputs.
struct SourceOptions: ParsableArguments {
    @Argument(help: "Paths to files and directories. Directories are traversed recursively to find all .swift files.")
    var inputFiles: [String] = []

    @Option(help: ArgumentHelp("Leave out paths that match, as '**/Mocks/**'. Can be repeated.", valueName: "glob"))
    var exclude: [String] = []

    @Option(help: ArgumentHelp("Leave out files whose name ends so, without '.swift', as 'Tests'. Can be repeated.", valueName: "suffix"))
    var excludeSuffixes: [String] = []

    @Option(help: ArgumentHelp("Leave out files whose absolute path contains this text. Can be repeated.", valueName: "text"))
    var excludePaths: [String] = []

    @Option(help: ArgumentHelp("A file that lists further paths. Can be repeated.", valueName: "path"))
    var sourcesList: [String] = []

    @Option(
        help: "How paths stand in the lists: one a line, or separated by spaces with single quotes where needed (default: newline).")
    var sourcesListFormat: SourceInputs.SourcesListFormat?

    @Option(
        name: [.customShort("D", allowingJoined: true), .customLong("define")],
        help: ArgumentHelp("Set a condition for '#if', as with swiftc. Can be repeated.", valueName: "name"))
    var defines: [String] = []

    @Option(help: "The platform that '#if os(…)' and 'canImport' are decided for (default: that of this machine).")
    var platform: Platform?

    @Option(help: "The architecture that '#if arch(…)' is decided for, as arm64 or x86_64 (default: that of this machine).")
    var arch: Architecture?

    @Option(help: ArgumentHelp("The module that the sources belong to.", valueName: "name"))
    var moduleName: String?

    func apply(to settings: inout Settings) throws {
        settings.inputs = Settings.list(inputFiles)
        settings.excludes = Settings.list(exclude)
        settings.generator.excludeSuffixes = excludeSuffixes.isEmpty ? nil : excludeSuffixes
        settings.generator.excludePaths = excludePaths.isEmpty ? nil : excludePaths
        settings.sourcesLists = sourcesList.isEmpty ? nil : sourcesList
        settings.sourcesListFormat = sourcesListFormat
        settings.defines = try Settings.list("-D", defines, Settings.define)?.map { Placed($0) }
        settings.platform = platform
        settings.architecture = arch
        settings.moduleName = try moduleName.map { try Settings.single("--module-name", $0, Settings.moduleName) }
    }
}

/// Options for implicit classes.
struct ImplicitOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            """
            Regular expression (PCRE2) that chooses classes by their full nested name, as '.+\\.Factory'. Can be repeated; \
            several behave like OR. Without a filter no class is implicit.
            """, valueName: "regex"))
    var implicitFilter: [String] = []

    @Option(help: ArgumentHelp("Take classes out again that match. Can be repeated.", valueName: "regex"))
    var implicitExclude: [String] = []

    @Option(
        help: ArgumentHelp(
            "The kinds of types that filters choose from, separated by commas: class, actor, struct (default: class,actor).",
            valueName: "kinds"))
    var implicitKinds: String?

    @Option(
        help: ArgumentHelp(
            """
            Scope for implicit classes whose name matches, as 'Repository$=singleton'. Can be repeated; the first match \
            wins. Without one they are unique.
            """, valueName: "regex=scope"))
    var implicitScope: [String] = []

    @Option(
        help: ArgumentHelp(
            """
            Tag for implicit classes whose name matches, as '^Backup=Secondary'. Can be repeated; the first match wins. \
            Without one they have no tag.
            """, valueName: "regex=tag"))
    var implicitTag: [String] = []

    @Option(
        help: ArgumentHelp(
            """
            Implicit classes whose name matches, as 'ViewModel$', take what nothing provides for them as run-time values. Can \
            be repeated.
            """, valueName: "regex"))
    var implicitAssisted: [String] = []

    @Option(
        help: ArgumentHelp(
            """
            Decorators: classes whose name matches, as '^Logging', wrap the protocol that they provide and take. Can be repeated; the \
            first pattern chooses the outermost.
            """, valueName: "regex"))
    var implicitDecorator: [String] = []

    @Option(
        help: ArgumentHelp(
            """
            Nested container for implicit classes whose name matches, as 'Cache$=Session'; 'root' for the application's own. Can be \
            repeated; the first match wins. Without one they belong where what they require is there.
            """, valueName: "regex=container"))
    var implicitContainer: [String] = []

    func apply(to settings: inout Settings) throws {
        settings.implicitFilters = Settings.list(implicitFilter)
        settings.implicitExcludes = Settings.list(implicitExclude)
        settings.implicitKinds = try implicitKinds.map {
            Placed(try Settings.single("--implicit-kinds", $0, Settings.implicitKinds))
        }
        settings.implicitScopes = try Settings.list("--implicit-scope", implicitScope) { argument throws(InputError) in
            Placed(try Settings.pair(argument, "PATTERN=SCOPE", Settings.implicitScope))
        }
        settings.implicitTags = try Settings.list("--implicit-tag", implicitTag) { argument throws(InputError) in
            Placed(try Settings.pair(argument, "PATTERN=TAG", Settings.implicitTag))
        }
        settings.implicitAssisted = Settings.list(implicitAssisted)
        settings.implicitDecorators = Settings.list(implicitDecorator)
        settings.implicitContainers = try Settings.list("--implicit-container", implicitContainer) { argument throws(InputError) in
            Placed(try Settings.pair(argument, "PATTERN=CONTAINER", Settings.implicitContainer))
        }
    }
}

/// Options for the purpose of a target.
struct TargetOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The .dpendmodule file of a linked library, as 'path' or 'Name=path'. Can be repeated.", valueName: "path"))
    var library: [String] = []

    @Option(help: "What makes the dependencies at run time (default: embedded).")
    var container: ContainerKind?

    @Option(
        help: ArgumentHelp(
            "A type whose value the application hands over to 'makeContainer', with ':TAG' if it has one. Can be repeated.",
            valueName: "type"))
    var external: [String] = []

    @Option(
        help: ArgumentHelp(
            """
            A nested container and the values that it is opened with, as 'Session: User, URL:Server'; 'Session.Checkout: Cart' lies \
            within it. Can be repeated.
            """, valueName: "name: types"))
    var nested: [String] = []

    @Option(
        help: """
            Who may use what is generated (default: internal). Of a library, the least access that counts (default: public).
            """)
    var access: ResolutionOptions.Access?

    @Option(
        help: "The default isolation that the target's settings give to what says nothing of it (default: nonisolated).")
    var defaultIsolation: ResolutionOptions.DefaultIsolation?

    @Flag(
        help: """
            Say in a module file where the source of each provider is, relative to the file: reports about the library's clients \
            then point into the source, where it is there.
            """)
    var locations = false

    func apply(to settings: inout Settings) throws {
        settings.locations = locations ? true : nil
        settings.libraries = try Settings.list("--library", library) { argument throws(InputError) in
            Placed(try LibraryInput(argument))
        }
        settings.container = container
        settings.externals = Settings.list(external)
        settings.nested = try Settings.list("--nested", nested) { argument throws(InputError) in Placed(try Settings.nested(argument)) }
        settings.access = access
        settings.defaultIsolation = defaultIsolation
    }
}

/// Options for the style of generated Swift.
struct GeneratedCodeOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("A file with comments for the top of generated Swift, as a license.", valueName: "path"))
    var headerFile: String?

    @Option(
        name: .customLong("import"),
        help: ArgumentHelp(
            """
            A module that generated Swift imports besides those that it is found to need, or in another way than that: \
            'Core', '@preconcurrency Network', 'public Core'. Can be repeated.
            """, valueName: "module"))
    var imports: [String] = []

    func apply(to settings: inout Settings) throws {
        settings.headerFile = headerFile.map { Placed($0) }
        settings.imports = try Settings.list("--import", imports, Settings.moduleImport)
    }
}

extension ExpressibleByArgument where Self: CaseIterable & RawRepresentable, RawValue == String {
    /// The values as users write them. The parser would find them by reflection, which takes a tenth of the start time.
    public static var allValueStrings: [String] { allCases.map(\.rawValue) }
}

extension SourceInputs.SourcesListFormat: ExpressibleByArgument {}
extension ResolutionOptions.Mode: ExpressibleByArgument {}
extension ContainerKind: ExpressibleByArgument {}
extension ResolutionOptions.Access: ExpressibleByArgument {}
extension ResolutionOptions.DefaultIsolation: ExpressibleByArgument {}
extension Platform: ExpressibleByArgument {}
extension Architecture: ExpressibleByArgument {}
