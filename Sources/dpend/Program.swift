import ArgumentParser
import DpendKit
import Foundation

@main
enum Program {
    static func main() {
        StandardFiles.prepare()
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
            do {
                try Session.exiting { try NeedleCommand(arguments).run() }
                return 0
            } catch {
                return end(with: error)
            }
        }
        // Scripts ask for the version most often, and preparing the options of all subcommands takes longer than the start.
        if arguments == ["--version"] {
            StandardStream.output.write("\(ToolDescription.version)\n")
            return 0
        }
        if arguments.isEmpty {
            StandardStream.output.write(TerminalText(lines: Dpend.helpMessage() + "\n"))
            return 0
        }
        if let mistake = FirstArgument(arguments).misspeltSubcommand {
            Session.printToStandardError("\(mistake.text)\n")
            return mistake.kind.rawValue
        }
        do {
            var command = try Dpend.parseAsRoot(FirstArgument(arguments).withSubcommand)
            try command.run()
            return 0
        } catch {
            return end(with: error)
        }
    }

    /// Prints the message of an error, if it has one, and returns the exit status.
    private static func end(with error: any Error) -> Int32 {
        let status = Dpend.exitCode(for: error)
        let message = Dpend.fullMessage(for: error)
        if !message.isEmpty { (status.isSuccess ? StandardStream.output : .error).write(TerminalText(lines: message + "\n")) }
        return status.rawValue
    }
}
