import ArgumentParser
import DpendKit

/// What all subcommands do: run the phases and turn what ends them early into an exit status.
enum Session {
    static func resolve(
        _ sources: SourceOptions, _ implicit: ImplicitOptions, _ target: TargetOptions, _ analysis: AnalysisOptions,
        mode: ResolutionOptions.Mode, outputFile: String?, observer: RunObserver = RunObserver()
    ) throws -> DependencyResolution {
        var options = ResolutionOptions()
        options.mode = mode
        options.moduleName = sources.moduleName
        if mode == .library, let outputFile { options.moduleName = GeneratedFile.moduleName(ofPath: outputFile) }
        options.implicitFilters = implicit.implicitFilter
        options.implicitExcludes = implicit.implicitExclude
        options.implicitKinds = try implicit.kinds
        options.implicitScopes = try implicit.scopes
        options.access = target.access
        options.externals = target.external
        options.defaultIsolation = target.defaultIsolation
        options.defines = Set(sources.defines)
        options.platform = sources.platform
        options.container = target.container
        options.severities = try analysis.severities
        do throws(InputError) {
            var libraries: [LibraryInput] = []
            for argument in target.library { libraries.append(try LibraryInput(argument)) }
            return try DependencyResolution(
                inputs: sources.inputs, libraries: libraries, options: options, observer: observer)
        } catch {
            throw exit(with: error)
        }
    }

    /// Prints what ended the run and gives the exit status to leave with.
    static func exit(with error: InputError) -> ExitCode {
        printToStandardError("\(error)\n")
        return ExitCode(error.kind.rawValue)
    }

    static func printToStandardError(_ text: String) {
        StandardStream.error.write(text)
    }
}
