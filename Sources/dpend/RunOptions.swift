import ArgumentParser
import DpendKit

/// What every subcommand takes that reads sources: the groups of options, in the order of the help page.
struct RunOptions: ParsableArguments {
    @OptionGroup(title: "Options of the configuration file") var configuration: ConfigurationOptions
    @OptionGroup(title: "Options of sources") var sources: SourceOptions
    @OptionGroup(title: "Options of implicit dependencies") var implicit: ImplicitOptions
    @OptionGroup(title: "Options of the target") var target: TargetOptions
    @OptionGroup(title: "Options of generated Swift") var generated: GeneratedCodeOptions
    @OptionGroup(title: "Options of the analysis") var analysis: AnalysisOptions
    @OptionGroup(title: "Options of speed") var speed: SpeedOptions

    /// What the command line says, before the configuration file is asked.
    func settings() throws -> Settings {
        var settings = Settings()
        try sources.apply(to: &settings)
        try implicit.apply(to: &settings)
        try target.apply(to: &settings)
        try generated.apply(to: &settings)
        try analysis.apply(to: &settings)
        return settings
    }
}
