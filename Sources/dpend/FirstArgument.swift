import DpendKit
import Foundation

/// The meaning of the first argument if it is not a subcommand: 'generate' reads it as an input.
struct FirstArgument {
    private let arguments: [String]
    private let subcommands = Dpend.configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]

    init(_ arguments: [String] = Array(CommandLine.arguments.dropFirst())) {
        self.arguments = arguments
    }

    /// The first argument, if it is neither an option nor a subcommand.
    private var input: String? { arguments.first.flatMap { $0.hasPrefix("-") || subcommands.contains($0) ? nil : $0 } }

    /// The arguments, with the omitted subcommand.
    ///
    /// The parser has default subcommands of its own, but would prepare the options of the default in each run of any
    /// subcommand.
    var withSubcommand: [String] {
        guard let first = arguments.first, !subcommands.contains(first), !Self.isOfDpend(first) else {
            return arguments
        }
        return ["generate"] + arguments
    }

    /// Whether an argument is an option of dpend itself. Requests of completion scripts begin with three hyphens.
    private static func isOfDpend(_ argument: String) -> Bool {
        let name = argument.split(separator: "=").first.map(String.init) ?? argument
        return argument.hasPrefix("---")
            || [
                "-h", "--help", "--help-hidden", "--version", "--generate-completion-script",
                "--experimental-dump-help",
            ].contains(name)
    }

    /// The error for a misspelled subcommand; nil for a file.
    var misspeltSubcommand: InputError? {
        guard let input, !FileManager.default.fileExists(atPath: input) else { return nil }
        let question = NearNames.question(input, among: subcommands)
        return question.isEmpty ? nil : InputError(.usage, "there is no subcommand or file '\(input)'\(question)")
    }

    /// The error of 'generate' without an output, which may not be the intended subcommand.
    var missingOutput: InputError {
        let way = "'--output-file Derived/AppModule.generated.swift' or as 'output-file' in \(ConfigurationFile.name)"
        guard let input else { return InputError(.usage, "no output; name it with \(way)") }
        guard FileManager.default.fileExists(atPath: input) else {
            return InputError(.usage, "there is no subcommand or file '\(input)'; 'dpend --help' lists the subcommands")
        }
        return InputError(
            .usage,
            "no subcommand; did you mean 'dpend analyze \(input)'? To generate code, name the output with \(way)")
    }
}
