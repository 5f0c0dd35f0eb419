import ArgumentParser
import DpendKit

/// A subcommand that reads sources, with their common options: groups in the order of the help page.
///
/// They are not nested in one group, because ArgumentParser analyzes each group several times, and nested groups
/// several times for each of these.
protocol SourceCommand: ParsableCommand {
    var configurationFile: ConfigurationOptions { get }
    var sources: SourceOptions { get }
    var implicit: ImplicitOptions { get }
    var target: TargetOptions { get }
    var generated: GeneratedCodeOptions { get }
    var analysis: AnalysisOptions { get }
    var speed: SpeedOptions { get }
}

extension SourceCommand {
    /// The settings from these options, without the configuration file.
    func commonSettings() throws -> Settings {
        var settings = Settings()
        try sources.apply(to: &settings)
        try implicit.apply(to: &settings)
        try target.apply(to: &settings)
        try generated.apply(to: &settings)
        try analysis.apply(to: &settings)
        return settings
    }
}
