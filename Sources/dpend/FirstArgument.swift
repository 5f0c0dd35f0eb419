import DpendKit
import Foundation

/// What somebody may have meant with the first argument, where it names no subcommand: 'generate' then takes it for an input.
struct FirstArgument {
    private let arguments: [String]
    private let subcommands = Dpend.configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]

    init(_ arguments: [String] = Array(CommandLine.arguments.dropFirst())) {
        self.arguments = arguments
    }

    /// The first argument, if it is neither an option nor a subcommand.
    private var input: String? { arguments.first.flatMap { $0.hasPrefix("-") || subcommands.contains($0) ? nil : $0 } }

    /// The arguments with the subcommand that they leave out.
    ///
    /// The parser's own default subcommand would have it get the options of that one ready in each run, whatever the subcommand is.
    var withSubcommand: [String] {
        guard let first = arguments.first, !subcommands.contains(first), !Self.isOfDpend(first) else { return arguments }
        return ["generate"] + arguments
    }

    /// Whether an argument is an option of dpend itself. Three hyphens begin what scripts for completion ask.
    private static func isOfDpend(_ argument: String) -> Bool {
        let name = argument.split(separator: "=").first.map(String.init) ?? argument
        return argument.hasPrefix("---")
            || ["-h", "--help", "--help-hidden", "--version", "--generate-completion-script", "--experimental-dump-help"].contains(name)
    }

    /// What is wrong with a name that is nearly one of a subcommand, and no file.
    var misspeltSubcommand: InputError? {
        guard let input, !FileManager.default.fileExists(atPath: input) else { return nil }
        let question = NearNames.question(input, among: subcommands)
        return question.isEmpty ? nil : InputError(.usage, "there is no subcommand or file '\(input)'\(question)")
    }

    /// What 'generate' says that has no output: nobody may have meant it.
    var missingOutput: InputError {
        let way = "'--output-file Derived/AppModule.generated.swift' or as 'output-file' in \(ConfigurationFile.name)"
        guard let input else { return InputError(.usage, "no output; name it with \(way)") }
        guard FileManager.default.fileExists(atPath: input) else {
            return InputError(.usage, "there is no subcommand or file '\(input)'; 'dpend --help' lists the subcommands")
        }
        return InputError(
            .usage, "no subcommand; did you mean 'dpend analyze \(input)'? To generate code, name the output with \(way)")
    }
}
