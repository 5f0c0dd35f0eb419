import ArgumentParser
import DpendKit
import DpendRuntime

/// What is read.
struct SourceOptions: ParsableArguments {
    @Argument(help: "Paths to files and directories. Directories are traversed recursively to find all .swift files.")
    var inputFiles: [String] = []

    @Option(help: ArgumentHelp("Leave out paths that match, as '**/Mocks/**'. Can be repeated.", valueName: "glob"))
    var exclude: [String] = []

    @Option(help: ArgumentHelp("A file that lists further paths. Can be repeated.", valueName: "path"))
    var sourcesList: [String] = []

    @Option(help: "How paths stand in the lists: one a line, or separated by spaces with single quotes where needed.")
    var sourcesListFormat: SourceInputs.SourcesListFormat = .newline

    @Option(
        name: .customShort("D", allowingJoined: true),
        help: ArgumentHelp("Set a condition for '#if', as with swiftc. Can be repeated.", valueName: "name"))
    var defines: [String] = []

    @Option(help: "The platform that '#if os(…)' and 'canImport' are decided for (default: that of this machine).")
    var platform: Platform?

    @Option(help: ArgumentHelp("The module that the sources belong to.", valueName: "name"))
    var moduleName: String?

    func validate() throws {
        guard !inputFiles.isEmpty || !sourcesList.isEmpty else {
            throw ValidationError("No inputs. Name the files and directories to read, as in 'dpend analyze Sources'.")
        }
        if let moduleName, !SwiftIdentifier.isPlain(moduleName) {
            throw ValidationError("'\(moduleName)' is no module name.")
        }
        for name in defines where !SwiftIdentifier.isPlain(name) {
            throw ValidationError("'\(name)' is no name of a condition.")
        }
    }

    var inputs: SourceInputs {
        var inputs = SourceInputs(paths: inputFiles)
        inputs.excludes = exclude
        inputs.sourcesLists = sourcesList
        inputs.sourcesListFormat = sourcesListFormat
        return inputs
    }
}

/// Which classes provide without being asked.
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
            "The kinds of types that filters choose from, separated by commas: class, actor, struct.", valueName: "kinds"))
    var implicitKinds: String = "class,actor"

    @Option(
        help: ArgumentHelp(
            """
            Scope for implicit classes whose name matches, as 'Repository$=singleton'. Can be repeated; the first match \
            wins. Without one they are unique.
            """, valueName: "regex=scope"))
    var implicitScope: [String] = []

    func validate() throws {
        _ = try kinds
        _ = try scopes
    }

    var kinds: Set<ResolutionOptions.ImplicitKind> {
        get throws {
            Set(
                try implicitKinds.split(separator: ",").map { word in
                    guard let kind = ResolutionOptions.ImplicitKind(rawValue: String(word)) else {
                        throw ValidationError("'\(word)' of --implicit-kinds is none of class, actor, struct.")
                    }
                    return kind
                })
        }
    }

    var scopes: [ResolutionOptions.ImplicitScope] {
        get throws {
            try implicitScope.map { argument in
                // The pattern may contain '='; no scope does.
                guard let separator = argument.lastIndex(of: "="),
                    let scope = DependencyScope(rawValue: String(argument[argument.index(after: separator)...]))
                else {
                    let all = DependencyScope.allCases.map(\.rawValue).joined(separator: ", ")
                    throw ValidationError("--implicit-scope '\(argument)' is not 'PATTERN=SCOPE' with a scope of \(all).")
                }
                return .init(pattern: String(argument[..<separator]), scope: scope)
            }
        }
    }
}

/// What it is for.
struct TargetOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The .dpendmodule file of a linked library, as 'path' or 'Name=path'. Can be repeated.", valueName: "path"))
    var library: [String] = []

    @Option(help: "The container that generated code registers with.")
    var container: ResolutionOptions.ContainerKind = .embedded

    @Option(
        help: ArgumentHelp(
            "A type whose value the application hands over to 'makeContainer', with ':TAG' if it has one. Can be repeated.",
            valueName: "type"))
    var external: [String] = []

    @Option(help: "In library mode, the least access that counts.")
    var access: ResolutionOptions.ExportedAccess = .public

    @Option(help: "The default isolation that the target's settings give to what says nothing of it.")
    var defaultIsolation: ResolutionOptions.DefaultIsolation = .nonisolated
}

extension SourceInputs.SourcesListFormat: ExpressibleByArgument {}
extension ResolutionOptions.Mode: ExpressibleByArgument {}
extension ResolutionOptions.ContainerKind: ExpressibleByArgument {}
extension ResolutionOptions.ExportedAccess: ExpressibleByArgument {}
extension ResolutionOptions.DefaultIsolation: ExpressibleByArgument {}
extension Platform: ExpressibleByArgument {}

/// Refuses an output whose name cannot become that of a module or a declaration.
func checkOutputName(_ path: String) throws {
    let name = GeneratedFile.moduleName(ofPath: path)
    guard SwiftIdentifier.isPlain(name) else {
        throw ValidationError("'\(name)', the name of --output-file '\(path)' up to the first dot, is no Swift name.")
    }
}
