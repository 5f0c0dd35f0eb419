import ArgumentParser
import DpendKit

/// What build systems are told of the inputs of a run, whether it finds errors or not.
struct BuildSystemOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Write everything that was read, and the folders that were looked through, as a rule for Make, Ninja and CMake.",
            valueName: "path"))
    var emitDepfile: String?

    @Option(
        help: ArgumentHelp("Write the sources as an input file list of a script phase of Xcode.", valueName: "path"))
    var emitXcfilelist: String?

    var isUsed: Bool { emitDepfile != nil || emitXcfilelist != nil }

    /// - Throws: ``InputError`` of usage when there are several targets, whose inputs have nothing in common.
    func requireOne(of targets: [ConfigurationFile.Target]) throws(InputError) {
        guard isUsed, targets.count > 1 else { return }
        throw InputError(
            .usage,
            "'\(emitDepfile == nil ? "--emit-xcfilelist" : "--emit-depfile")' is for one target; choose it with '--target': "
                + targets.compactMap(\.name).joined(separator: ", "))
    }

    /// Writes what is asked for; files that are up to date are left alone.
    func write(for settings: Settings, configurationFile: String?) throws(InputError) {
        guard isUsed, !settings.outputs.isEmpty else { return }
        let inputs = try RunInputs(of: settings, configurationFile: configurationFile)
        if let emitDepfile {
            try GeneratedFile(path: emitDepfile, text: try Depfile.text(outputs: settings.outputs, inputs: inputs).text).write()
        }
        if let emitXcfilelist {
            try GeneratedFile(path: emitXcfilelist, text: try XcodeFileList.text(inputs).text).write()
        }
    }
}
