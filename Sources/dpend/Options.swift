import ArgumentParser
import DpendKit

/// Options for the inputs.
struct SourceOptions: ParsableArguments {
    @Argument(help: "Read these files and folders. In folders, all .swift files are found recursively.")
    var inputFiles: [String] = []

    @Option(help: ArgumentHelp("Exclude paths that match, as '**/Mocks/**'. Can be repeated.", valueName: "glob"))
    var exclude: [String] = []

    @Option(
        help: ArgumentHelp(
            "Exclude files whose names end with this, without '.swift', as 'Tests'. Can be repeated.",
            valueName: "suffix"))
    var excludeSuffixes: [String] = []

    @Option(
        help: ArgumentHelp("Exclude files whose absolute paths contain this text. Can be repeated.", valueName: "text"))
    var excludePaths: [String] = []

    @Option(help: ArgumentHelp("Read further paths from this file. Can be repeated.", valueName: "path"))
    var sourcesList: [String] = []

    @Option(
        help:
            "Choose the format of the lists: one path per line, or separated by spaces with single quotes where needed (default: newline)."
    )
    var sourcesListFormat: SourceInputs.SourcesListFormat?

    @Option(
        name: [.customShort("D", allowingJoined: true), .customLong("define")],
        help: ArgumentHelp("Set a condition for '#if', as with swiftc. Can be repeated.", valueName: "name"))
    var defines: [String] = []

    @Option(
        help: ArgumentHelp(
            """
            Judge the sources with and without this condition for '#if', as DEBUG, and keep the condition in generated code: one output \
            serves all builds. Can be repeated; '-D' fixes a condition.
            """, valueName: "name"))
    var conditions: [String] = []

    @Option(
        help: ArgumentHelp(
            """
            Judge this variant instead of all combinations: its conditions and perhaps its platform, separated by commas, as \
            'DEBUG,ios'; 'none' has no condition. Can be repeated.
            """, valueName: "names"))
    var variants: [String] = []

    @Option(help: "Evaluate '#if os(…)' and 'canImport' for this platform (default: this machine's).")
    var platform: Platform?

    @Option(help: "Evaluate '#if arch(…)' for this architecture, as arm64 or x86_64 (default: this machine's).")
    var arch: Architecture?

    @Option(
        help: ArgumentHelp(
            """
            Set the oldest version of a platform on which the code must run, as 'ios16.4'. Can be repeated (default: the package's \
            platforms).
            """, valueName: "platform"))
    var deploymentTarget: [String] = []

    @Option(
        help: ArgumentHelp(
            "Set the language mode for '#if swift(…)', as with swiftc (default: the package's, else the newest).",
            valueName: "version"))
    var swiftVersion: String?

    @Option(
        help: ArgumentHelp(
            "Set the compiler's version for '#if compiler(…)' (default: the version of the compiler that built dpend).",
            valueName: "version"))
    var compilerVersion: String?

    @Option(
        help: ArgumentHelp(
            """
            Set a feature for '#if hasFeature(…)', besides the features of the language mode. Can be repeated (default: the package's \
            settings).
            """, valueName: "name"))
    var feature: [String] = []

    @Option(
        help: ArgumentHelp(
            "Set a trait of the package. Can be repeated (default: the package's default traits).", valueName: "name"))
    var trait: [String] = []

    @Option(help: ArgumentHelp("Set the module that the sources belong to.", valueName: "name"))
    var moduleName: String?

    func apply(to settings: inout Settings) throws {
        settings.inputs = Settings.list(inputFiles)
        settings.excludes = Settings.list(exclude)
        settings.generator.excludeSuffixes = excludeSuffixes.isEmpty ? nil : excludeSuffixes
        settings.generator.excludePaths = excludePaths.isEmpty ? nil : excludePaths
        settings.sourcesLists = sourcesList.isEmpty ? nil : sourcesList
        settings.sourcesListFormat = sourcesListFormat
        settings.defines = try Settings.list("-D", defines, Settings.define)?.map { Placed($0) }
        if !conditions.isEmpty, !variants.isEmpty {
            throw InputError(.usage, "'--conditions' and '--variants' exclude each other")
        }
        settings.conditions = try Settings.list("--conditions", conditions, Settings.define)?.map { Placed($0) }
        settings.variants = try Settings.list("--variants", variants, Settings.variant)?.map { Placed($0) }
        settings.platform = platform
        settings.architecture = arch
        settings.deploymentTargets = try Settings.list(
            "--deployment-target", deploymentTarget, Settings.deploymentTarget)
        settings.languageMode = try swiftVersion.map { try Settings.single("--swift-version", $0, Settings.version) }
        settings.compilerVersion = try compilerVersion.map {
            try Settings.single("--compiler-version", $0, Settings.version)
        }
        settings.features = try Settings.list("--feature", feature, Settings.feature)
        settings.traits = try Settings.list("--trait", trait, Settings.trait)
        settings.moduleName = try moduleName.map { try Settings.single("--module-name", $0, Settings.moduleName) }
    }
}

/// Options for implicit classes.
struct ImplicitOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            """
            Choose classes whose full nested name matches this regular expression (PCRE2), as '.+\\.Factory'. Can be repeated; \
            a class must match one of them. Without a filter no class is implicit.
            """, valueName: "regex"))
    var implicitFilter: [String] = []

    @Option(help: ArgumentHelp("Exclude matching classes again. Can be repeated.", valueName: "regex"))
    var implicitExclude: [String] = []

    @Option(
        help: ArgumentHelp(
            """
            Use matching classes as doubles, in the files of '--test-support' and '--preview-support' only. Can be repeated.
            """, valueName: "regex"))
    var implicitDouble: [String] = []

    @Option(
        help: ArgumentHelp(
            "Let filters choose these kinds of types, separated by commas: class, actor, struct (default: class,actor).",
            valueName: "kinds"))
    var implicitKinds: String?

    @Option(
        help: ArgumentHelp(
            """
            Set the scope of implicit classes whose name matches, as 'Repository$=singleton'. Can be repeated; the first match \
            wins. By default they are unique.
            """, valueName: "regex=scope"))
    var implicitScope: [String] = []

    @Option(
        help: ArgumentHelp(
            """
            Set the tag of implicit classes whose name matches, as '^Backup=Secondary'. Can be repeated; the first match wins. \
            By default they have no tag.
            """, valueName: "regex=tag"))
    var implicitTag: [String] = []

    @Option(
        help: ArgumentHelp(
            """
            Set the key of implicit classes in dictionaries, as '^JSON=json' for '[String: any Parser]', or '^JSON=.json' for an enumeration. \
            Can be repeated; the first match wins. By default they are in no dictionary.
            """, valueName: "regex=entry"))
    var implicitEntry: [String] = []

    @Option(
        help: ArgumentHelp(
            """
            Pass these parameters at run time, in implicit classes whose name matches, as 'ViewModel$=id,onTap'. A \
            pattern without labels takes all that nothing could provide. Can be repeated.
            """, valueName: "regex=labels"))
    var implicitAssisted: [String] = []

    @Option(
        help: ArgumentHelp(
            """
            Provide these parameters, in implicit classes whose name matches, as 'ViewModel$=clock': neither their default value nor nil \
            replaces the object. A pattern without labels means all that take a protocol of the sources. Can be repeated.
            """, valueName: "regex=labels"))
    var implicitRequired: [String] = []

    @Option(
        help: ArgumentHelp(
            """
            Choose decorators: classes whose name matches, as '^Logging', and that wrap the protocol that they provide. Can be repeated; the \
            first pattern chooses the outermost.
            """, valueName: "regex"))
    var implicitDecorator: [String] = []

    @Option(
        help: ArgumentHelp(
            """
            Place implicit classes whose name matches in a nested container, as 'Cache$=Session'; 'root' is the application's own. Can be \
            repeated; the first match wins. By default they belong where all their requirements are.
            """, valueName: "regex=container"))
    var implicitContainer: [String] = []

    func apply(to settings: inout Settings) throws {
        settings.implicitFilters = Settings.list(implicitFilter)
        settings.implicitExcludes = Settings.list(implicitExclude)
        settings.implicitDoubles = Settings.list(implicitDouble)
        settings.implicitKinds = try implicitKinds.map {
            Placed(try Settings.single("--implicit-kinds", $0, Settings.implicitKinds))
        }
        settings.implicitScopes = try Settings.list("--implicit-scope", implicitScope) { argument throws(InputError) in
            Placed(try Settings.pair(argument, "PATTERN=SCOPE", Settings.implicitScope))
        }
        settings.implicitTags = try Settings.list("--implicit-tag", implicitTag) { argument throws(InputError) in
            Placed(try Settings.pair(argument, "PATTERN=TAG", Settings.implicitTag))
        }
        settings.implicitEntries = try Settings.list("--implicit-entry", implicitEntry) { argument throws(InputError) in
            Placed(try Settings.pair(argument, "PATTERN=ENTRY", Settings.implicitEntry))
        }
        settings.implicitAssisted = Settings.list(implicitAssisted)
        settings.implicitRequired = Settings.list(implicitRequired)
        settings.implicitDecorators = Settings.list(implicitDecorator)
        settings.implicitContainers = try Settings.list("--implicit-container", implicitContainer) {
            argument throws(InputError) in
            Placed(try Settings.pair(argument, "PATTERN=CONTAINER", Settings.implicitContainer))
        }
    }
}

/// Options for the purpose of a target.
struct TargetOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Link the .dpendmodule file of a library, as 'path' or 'Name=path'. Can be repeated.", valueName: "path"))
    var library: [String] = []

    @Option(help: "Choose the container that makes the dependencies at run time (default: embedded).")
    var container: ContainerKind?

    @Option(
        help: ArgumentHelp(
            """
            Declare an external value, which the application passes to its container: a type, with ':TAG' if it has a \
            tag, or one parameter, as 'FileStore.path'. Can be repeated.
            """, valueName: "type"))
    var external: [String] = []

    @Option(
        help: ArgumentHelp(
            """
            Declare a nested container and the values that it is opened with, as 'Session: User, URL:Server'; 'Session.Checkout: Cart' is \
            nested in it. Can be repeated.
            """, valueName: "name: types"))
    var nested: [String] = []

    @Option(
        help: """
            Set the access of generated code (default: internal); for a library, the least access that counts (default: public).
            """)
    var access: ResolutionOptions.Access?

    @Option(
        help:
            "Set the default isolation of the target's build settings, for declarations without their own (default: nonisolated)."
    )
    var defaultIsolation: ResolutionOptions.DefaultIsolation?

    @Flag(
        help: """
            Write the place of each provider into a module file, relative to the file: reports about the library's clients then \
            show the source, if it exists.
            """)
    var locations = false

    @Option(
        help: ArgumentHelp(
            """
            Write a Swift file for this library, with which other modules use its classes that are not public, as \
            'Sources/Feature/Derived/Feature.exports.generated.swift'.
            """, valueName: "path"))
    var exportsFile: String?

    func apply(to settings: inout Settings) throws {
        settings.exportsFile = exportsFile
        settings.locations = locations ? true : nil
        settings.libraries = try Settings.list("--library", library) { argument throws(InputError) in
            Placed(try ModuleFileInput(argument))
        }
        settings.container = container
        settings.externals = Settings.list(external)
        settings.nested = try Settings.list("--nested", nested) { argument throws(InputError) in
            Placed(try Settings.nested(argument))
        }
        settings.access = access
        settings.defaultIsolation = defaultIsolation
    }
}

/// Options for the style of generated Swift.
struct GeneratedCodeOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Begin generated Swift with the comments in this file, such as a license.", valueName: "path"))
    var headerFile: String?

    @Option(
        help: """
            Make asynchronous instances that do not require each other at the same time, or one after the other (default: parallel).
            """)
    var start: ResolutionOptions.StartOrder?

    @Flag(
        help: """
            Measure in generated code how long each provider takes: signposts for Instruments, and a file for Perfetto where the program's \
            environment has DPEND_TRACE=path.
            """)
    var trace = false

    @Option(
        name: .customLong("import"),
        help: ArgumentHelp(
            """
            Import this module in generated Swift, in addition to the modules that dpend finds or in another way: \
            'Core', '@preconcurrency Network', 'public Core'. Can be repeated.
            """, valueName: "module"))
    var imports: [String] = []

    func apply(to settings: inout Settings) throws {
        settings.headerFile = headerFile.map { Placed($0) }
        settings.start = start
        settings.trace = trace ? true : nil
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
extension ResolutionOptions.StartOrder: ExpressibleByArgument {}
extension ResolutionOptions.DefaultIsolation: ExpressibleByArgument {}
extension Platform: ExpressibleByArgument {}
extension Architecture: ExpressibleByArgument {}
