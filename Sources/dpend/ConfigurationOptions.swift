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

    @Flag(
        help:
            "Read and write nothing outside of the repository around this folder, or outside of this folder if there is none."
    )
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

    /// The settings of targets, which the command line overrides.
    func settings(_ commandLine: Settings) -> TargetSettings {
        TargetSettings(
            file: noConfig ? .none : config.map { .named($0) } ?? .found, target: target, limits: limits,
            allowsOutside: allowOutside,
            commandLine: commandLine)
    }

    /// The targets with their settings. The command line overrides the file.
    func targets(_ commandLine: Settings) throws -> TargetSettings.Targets { try settings(commandLine).targets() }

    /// The result of all phases in the variant with the fewest conditions, for a single target: the chosen one, or the
    /// only application.
    func resolution(_ commandLine: Settings, for purpose: String, reading: ReadingOptions) throws
        -> DependencyResolution
    {
        let (variants, resolutions) = try resolutions(commandLine, for: purpose, reading: reading)
        return resolutions[variants?.plainest ?? 0]
    }

    /// The result of all phases in each variant, for a single target: the chosen one, or the only application.
    func resolutions(
        _ commandLine: Settings, for purpose: String, reading: ReadingOptions
    ) throws -> (variants: Variants?, resolutions: [DependencyResolution]) {
        let targets = try shownTargets(commandLine)
        if targets.chosen.count == 1 {
            let runs = try targets.runs(reading: reading)
            guard let outcome = runs.outcomes.first else { throw CleanExit.message("") }
            return (runs.variants, try Session.run(of: outcome).resolutions())
        }
        let names = targets.chosen.compactMap(\.name).joined(separator: ", ")
        throw InputError(.usage, "\(purpose) shows one target; choose it with '--target': \(names)")
    }

    /// The chosen targets; the only application instead, since it includes its libraries.
    private func shownTargets(_ commandLine: Settings) throws -> TargetSettings.Targets {
        var targets = try targets(commandLine)
        let applications = targets.chosen.filter { $0.settings.outputMode != .library }
        if applications.count == 1 { targets.chosen = applications }
        return targets
    }

    /// The graphs of all chosen targets, in the variant with the fewest conditions: applications first, which contain
    /// their libraries. Nil for a single target.
    func documents(_ commandLine: Settings, reading: ReadingOptions) throws -> [(
        target: String, document: GraphDocument
    )]? {
        let targets = try shownTargets(commandLine)
        if targets.chosen.count < 2 { return nil }
        let runs = try targets.runs(reading: reading)
        let shown =
            runs.outcomes.filter { $0.target.settings.outputMode != .library }
            + runs.outcomes.filter { $0.target.settings.outputMode == .library }
        return try shown.map { run in
            (run.target.name ?? "", try Session.run(of: run).resolutions()[runs.variants?.plainest ?? 0].document())
        }
    }
}

extension TargetSettings.Targets {
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
