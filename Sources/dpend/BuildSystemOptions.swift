import ArgumentParser
import DpendKit

/// What build systems are told of the inputs of a run, whether it finds errors or not, and of its outputs.
struct BuildSystemOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Write everything that was read, and the folders that were looked through, as a rule for Make, Ninja and CMake.",
            valueName: "path"))
    var emitDepfile: String?

    @Option(
        help: ArgumentHelp("Write the sources as an input file list of a script phase of Xcode.", valueName: "path"))
    var emitXcfilelist: String?

    @Option(
        help: ArgumentHelp(
            "Write a Swift file that has only a comment, which changes when the output changes. SwiftPM ships outputs that are no Swift files.",
            valueName: "path"))
    var emitStamp: String?

    var isUsed: Bool { !used.isEmpty }

    private var used: [String] {
        [("--emit-depfile", emitDepfile), ("--emit-xcfilelist", emitXcfilelist), ("--emit-stamp", emitStamp)].compactMap { $1 == nil ? nil : $0 }
    }

    /// - Throws: ``InputError`` of usage when there are several targets, whose inputs have nothing in common.
    func requireOne(of targets: [ConfigurationFile.Target]) throws(InputError) {
        guard let option = used.first, targets.count > 1 else { return }
        throw InputError(
            .usage,
            "'\(option)' is for one target; choose it with '--target': "
                + targets.compactMap(\.name).joined(separator: ", "))
    }

    /// Writes what is asked for of the inputs; files that are up to date are left alone.
    func write(for settings: Settings, configurationFile: String?) throws(InputError) {
        guard emitDepfile != nil || emitXcfilelist != nil, !settings.outputs.isEmpty else { return }
        let inputs = try RunInputs(of: settings, configurationFile: configurationFile)
        if let emitDepfile {
            try GeneratedFile(path: emitDepfile, text: try Depfile.text(outputs: settings.outputs, inputs: inputs).text).write()
        }
        if let emitXcfilelist {
            try GeneratedFile(path: emitXcfilelist, text: try XcodeFileList.text(inputs).text).write()
        }
    }

    /// Writes what is asked for of outputs that have been written.
    func writeStamp(of outputs: [String]) throws(InputError) {
        guard let emitStamp else { return }
        try GeneratedFile(path: emitStamp, text: try OutputStamp.text(of: outputs)).write()
    }
}
