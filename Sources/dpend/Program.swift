import ArgumentParser
import DpendKit
import Foundation

@main
enum Program {
    static func main() {
        StandardFiles.prepare()
        SourceWatch.start { error in
            Session.printToStandardError("\(error.text)\n")
            // Other threads still run, so nothing is cleaned up.
            _exit(error.kind.rawValue)
        }
        let status = run()
        exit(StandardStream.failureStatus ?? status)
    }

    /// Runs the command and returns the exit status.
    private static func run() -> Int32 {
        if let error = StandardFiles.unreadableArgument {
            Session.printToStandardError("\(error.text)\n")
            return error.kind.rawValue
        }
        let arguments = Array(CommandLine.arguments.dropFirst())
        if NeedleCommand.isMeant(CommandLine.arguments.first ?? "") {
            return status { try Session.exiting { try NeedleCommand(arguments).run() } }
        }
        // Scripts ask for the version most often, and preparing the options of all subcommands takes longer than the
        // start.
        if arguments == ["--version"] {
            StandardStream.output.write("\(ToolDescription.version)\n")
            return 0
        }
        if arguments.isEmpty { return status { try Session.exiting { try Contact.run() } } }
        if let mistake = FirstArgument(arguments).misspeltSubcommand {
            Session.printToStandardError("\(mistake.text)\n")
            return mistake.kind.rawValue
        }
        return status {
            let arguments = FirstArgument(arguments).withSubcommand
            var command = try parsed(arguments) ?? Dpend.parseAsRoot(arguments)
            try command.run()
        }
    }

    /// The command of arguments that need neither help nor an error message; nil for others.
    ///
    /// The parser of all commands prepares the options of the chosen one four times, which would take most of the
    /// start.
    private static func parsed(_ arguments: [String]) -> (any ParsableCommand)? {
        guard
            let subcommand = Dpend.configuration.subcommands.first(where: {
                $0.configuration.commandName == arguments.first
            }),
            let command = try? subcommand.parseAsRoot(Array(arguments.dropFirst())), type(of: command) == subcommand
        else { return nil }
        return command
    }

    /// Runs a command, prints the message of its error, if it has one, and returns the exit status.
    private static func status(of command: () throws -> Void) -> Int32 {
        do {
            try command()
            return 0
        } catch {
            let status = Dpend.exitCode(for: error)
            let message = Dpend.fullMessage(for: error)
            if !message.isEmpty {
                (status.isSuccess ? StandardStream.output : .error).write(TerminalText(lines: message + "\n"))
            }
            return status.rawValue
        }
    }
}
