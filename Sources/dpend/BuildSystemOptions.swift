import ArgumentParser
import DpendKit

/// Options for build systems: files about the inputs and outputs of a run. They are written even if the run finds
/// errors.
struct BuildSystemOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Write all inputs, and the folders that were searched, as a rule for Make, Ninja and CMake.",
            valueName: "path"))
    var emitDepfile: String?

    @Option(
        help: ArgumentHelp("Write the sources as an input file list for a script phase of Xcode.", valueName: "path"))
    var emitXcfilelist: String?

    @Option(
        help: ArgumentHelp(
            """
            Write a Swift file with only a comment, which changes when the output changes. SwiftPM ships other outputs than \
            Swift files as resources. With '--check' the file says that the output is up to date.
            """,
            valueName: "path"))
    var emitStamp: String?

    /// Whether files about the inputs are requested.
    var describesInputs: Bool { emitDepfile != nil || emitXcfilelist != nil }

    /// The files to write.
    var paths: [String] { options.compactMap(\.path) }

    private var used: [String] { options.compactMap { $0.path == nil ? nil : $0.name } }

    private var options: [(name: String, path: String?)] {
        [("--emit-depfile", emitDepfile), ("--emit-xcfilelist", emitXcfilelist), ("--emit-stamp", emitStamp)]
    }

    /// - Throws: ``InputError`` of usage if there are several targets, which do not share inputs.
    func requireOne(of targets: [ConfigurationFile.Target]) throws(InputError) {
        guard let option = used.first, targets.count > 1 else { return }
        throw InputError(
            .usage,
            "'\(option)' is for one target; choose it with '--target': "
                + targets.compactMap(\.name).joined(separator: ", "))
    }

    /// Writes the requested files about the inputs. Files that are up to date stay unchanged.
    func write(for settings: Settings, configurationFile: String?) throws(InputError) {
        guard describesInputs, !settings.outputs.isEmpty else { return }
        let inputs = try RunInputs(of: settings, configurationFile: configurationFile)
        if let emitDepfile {
            try GeneratedFile(path: emitDepfile, text: try Depfile.text(outputs: settings.outputs, inputs: inputs).text)
                .write()
        }
        if let emitXcfilelist {
            try GeneratedFile(path: emitXcfilelist, text: try XcodeFileList.text(inputs).text).write()
        }
    }

    /// Writes the requested file about written outputs.
    func writeStamp(of outputs: [String]) throws(InputError) {
        guard let emitStamp else { return }
        try GeneratedFile(path: emitStamp, text: try OutputStamp.text(of: outputs)).write()
    }
}
