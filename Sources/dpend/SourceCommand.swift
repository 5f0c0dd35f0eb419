import ArgumentParser
import DpendKit

/// A subcommand that reads sources, and the options of all such: groups in the order of the help page.
///
/// They are not one group of groups, since ArgumentParser takes every group apart several times, and what is within groups
/// that many times again.
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
    /// What the options of all such commands say, before the configuration file is asked.
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
