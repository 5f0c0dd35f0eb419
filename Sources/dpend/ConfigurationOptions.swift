import ArgumentParser
import DpendKit

/// Where settings come from that the command line leaves unsaid.
struct ConfigurationOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The configuration file (default: .dpend.yml here or in a folder around, up to that with '.git').",
            valueName: "path"))
    var config: String?

    @Flag(help: "Read no configuration file.")
    var noConfig = false

    @Option(help: ArgumentHelp("The target of the configuration file (default: all).", valueName: "name"))
    var target: String?

    func validate() throws {
        if config != nil, noConfig { throw ValidationError("'--config' and '--no-config' exclude each other.") }
    }

    /// The configuration file, if there is one.
    var path: String? { noConfig ? nil : config ?? ConfigurationFinder.find() }

    /// The targets with their settings, where what the command line says overrides what the file says.
    func targets(_ commandLine: Settings) throws -> [ConfigurationFile.Target] {
        guard let path else {
            if let target {
                throw InputError(
                    .usage, "there is no target '\(target)' without a \(ConfigurationFile.name) that names it")
            }
            return [.init(name: nil, settings: commandLine)]
        }
        let targets = try ConfigurationFile(path: path).targets(named: target).map { target in
            ConfigurationFile.Target(name: target.name, settings: commandLine.overriding(target.settings))
        }
        if targets.count > 1, let outputFile = commandLine.outputFile {
            throw InputError(
                .usage,
                "'--output-file \(outputFile)' is for one target; choose it with '--target': "
                    + targets.compactMap(\.name).joined(separator: ", "))
        }
        return targets
    }

    /// The one target for what can only be about one.
    func onlyTarget(_ commandLine: Settings, for purpose: String) throws -> ConfigurationFile.Target {
        let targets = try targets(commandLine)
        if targets.count == 1 { return targets[0] }
        let names = targets.compactMap(\.name).joined(separator: ", ")
        throw InputError(.usage, "\(purpose) is that of one target; choose it with '--target': \(names)")
    }
}
