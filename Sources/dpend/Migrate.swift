import ArgumentParser
import DpendKit
import Foundation

struct Migrate: SourceCommand {
    static let configuration = CommandConfiguration(
        commandName: "migrate",
        abstract: "Print the .dpend.yml and the code that replace registrations of Swinject, Dip or Weaver.",
        discussion: """
            Reads the registrations in the sources. Prints filters and scopes for the classes whose registration only calls an initializer, a \
            configuration for others, the registrations to delete, and those to keep, with the reason. It tries the result: a \
            registration that dpend cannot provide with it stays.

            EXAMPLES
              dpend migrate Sources
              dpend migrate Sources --dialect swinject --write
            """
    )

    @OptionGroup(title: "Options of the configuration file") var configurationFile: ConfigurationOptions
    @OptionGroup(title: "Options of sources") var sources: SourceOptions
    @OptionGroup(title: "Options of implicit dependencies") var implicit: ImplicitOptions
    @OptionGroup(title: "Options of the target") var target: TargetOptions
    @OptionGroup(title: "Options of generated Swift") var generated: GeneratedCodeOptions
    @OptionGroup(title: "Options of the analysis") var analysis: AnalysisOptions
    @OptionGroup(title: "Options of speed") var speed: SpeedOptions

    @Flag(
        help:
            "Write the keys to .dpend.yml and the configuration to MigratedConfiguration.swift, if neither file exists."
    )
    var write = false

    func run() throws {
        try Session.exiting {
            let common = try commonSettings()
            let targets = try configurationFile.targets(
                configurationFile.allowOutside ? common : common.withoutOuterLinks)
            guard targets.chosen.count == 1,
                let outcome = try targets.plainRuns(reading: speed.reading(within: configurationFile.limits)).outcomes
                    .first
            else {
                throw InputError(
                    .usage,
                    "'migrate' is for one target; choose it with '--target': \(targets.chosen.compactMap(\.name).joined(separator: ", "))"
                )
            }
            let migration = try Session.run(of: outcome).migration()
            if write {
                var files: [GeneratedFile] = []
                if let configuration = migration.configuration {
                    files.append(GeneratedFile(path: "MigratedConfiguration.swift", text: configuration))
                }
                // The configuration file comes last. If somebody kills this run, the next one finds only files that
                // it would write itself.
                files.append(GeneratedFile(path: ConfigurationFile.name, text: migration.settings))
                for file in files where file.isThere && !(file.path != ConfigurationFile.name && file.isWritten) {
                    throw InputError(
                        .unwritable, "the file already exists; print the proposal without --write", at: file.path)
                }
                for file in files {
                    try file.create(isReplacing: file.isWritten)
                    StandardStream.output.write("\(file.path) written\n")
                }
            }
            StandardStream.output.write(TerminalText(lines: migration.report(withFiles: !write)))
        }
    }
}
