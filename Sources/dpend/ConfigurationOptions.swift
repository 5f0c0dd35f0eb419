import ArgumentParser
import DpendKit

/// Options for the configuration file.
struct ConfigurationOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Read this configuration file (default: .dpend.yml here or in a folder around, up to the one with '.git').",
            valueName: "path"))
    var config: String?

    @Flag(help: "Do not read a configuration file.")
    var noConfig = false

    @Option(help: ArgumentHelp("Choose a target of the configuration file (default: all).", valueName: "name"))
    var target: String?

    @Flag(help: "Read and write nothing outside of the repository around this folder, or outside of this folder if there is none.")
    var confined = false

    @Flag(help: "Let a configuration file that was found, not named, reach files outside of its repository.")
    var allowOutside = false

    func validate() throws {
        if confined, allowOutside { throw ValidationError("'--confined' and '--allow-outside' exclude each other.") }
        if config != nil, noConfig { throw ValidationError("'--config' and '--no-config' exclude each other.") }
    }

    /// The configuration file, if there is one.
    var path: String? { noConfig ? nil : config ?? ConfigurationFinder.find() }

    /// The limits of everything, with '--confined'.
    var limits: RunLimits? { confined ? RunLimits(.repository(), .confined) : nil }

    /// Reads the configuration file. A file that nobody named must belong to the user, and does not reach outside of
    /// its repository.
    private func file(at path: String) throws -> ConfigurationFile {
        let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
        if config == nil { try ConfigurationFinder.checkOwner(of: path) }
        let own = config == nil && !allowOutside ? RunLimits(.repository(around: folder), .found) : nil
        guard let limits = limits ?? own else { return try ConfigurationFile(path: path) }
        // The message about a malformed file may quote it.
        try limits.check(path)
        return try ConfigurationFile(path: path).confined(to: limits)
    }

    /// The chosen targets, and all targets of the file, which they may link.
    struct Targets {
        var chosen: [ConfigurationFile.Target]
        var all: [ConfigurationFile.Target]

        /// The runs over the chosen targets in all variants.
        func runs(isGenerating: Bool = false, reading: ReadingOptions, observer: RunObserver = RunObserver())
            throws(InputError) -> VariantRuns
        {
            try VariantRuns(chosen, among: all, isGenerating: isGenerating, reading: reading, observer: observer)
        }

        /// The runs over the chosen targets in the variant with the fewest conditions.
        func plainRuns(
            goesOnAfterErrors: Bool = false, reading: ReadingOptions, observer: RunObserver = RunObserver()
        ) throws(InputError) -> TargetRuns {
            TargetRuns(
                try Settings.plainest(chosen, among: all), among: try Settings.plainest(all, among: all),
                goesOnAfterErrors: goesOnAfterErrors, reading: reading, observer: observer)
        }
    }

    /// The targets with their settings. The command line overrides the file.
    func targets(_ commandLine: Settings) throws -> Targets {
        let commandLine = try limits.map { limits throws(InputError) in try commandLine.confined(to: limits) } ?? commandLine
        guard let path else {
            if let target {
                throw InputError(
                    .usage, "the target '\(target)' does not exist: there is no \(ConfigurationFile.name) that names it")
            }
            let only = ConfigurationFile.Target(name: nil, settings: commandLine)
            return Targets(chosen: [only], all: [only])
        }
        let file = try file(at: path)
        let targets = try file.targets(named: target).map { target in
            ConfigurationFile.Target(name: target.name, settings: commandLine.overriding(target.settings))
        }
        // The command line applies to the chosen targets. The targets that they link have the settings of the file.
        let chosen = Dictionary(targets.map { ($0.name, $0) }) { first, _ in first }
        let all = try file.targets(named: nil).map { chosen[$0.name] ?? $0 }
        if targets.count > 1, let outputFile = commandLine.outputFile {
            throw InputError(
                .usage,
                "'--output-file \(outputFile)' is for one target; choose it with '--target': "
                    + targets.compactMap(\.name).joined(separator: ", "))
        }
        return Targets(chosen: targets, all: all)
    }

    /// The result of all phases in the variant with the fewest conditions, for a single target: the chosen one, or the only
    /// application.
    func resolution(_ commandLine: Settings, for purpose: String, reading: ReadingOptions) throws -> DependencyResolution {
        let (variants, resolutions) = try resolutions(commandLine, for: purpose, reading: reading)
        return resolutions[variants?.plainest ?? 0]
    }

    /// The result of all phases in each variant, for a single target: the chosen one, or the only application.
    func resolutions(
        _ commandLine: Settings, for purpose: String, reading: ReadingOptions
    ) throws -> (variants: Variants?, resolutions: [DependencyResolution]) {
        var targets = try targets(commandLine)
        // The application of a project includes its libraries.
        let applications = targets.chosen.filter { $0.settings.outputMode != .library }
        if applications.count == 1 { targets.chosen = applications }
        if targets.chosen.count == 1 {
            let runs = try targets.runs(reading: reading)
            guard let outcome = runs.outcomes.first else { throw CleanExit.message("") }
            return (runs.variants, try Session.run(of: outcome).resolutions())
        }
        let names = targets.chosen.compactMap(\.name).joined(separator: ", ")
        throw InputError(.usage, "\(purpose) shows one target; choose it with '--target': \(names)")
    }
}
