import DpendKit
import Foundation

@main
enum Program {
    static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        // Scripts ask for nothing else so often, and getting the options of all subcommands ready takes longer than to start.
        if arguments == ["--version"] {
            print(ToolDescription.version)
        } else if arguments.isEmpty {
            print(Dpend.helpMessage())
        } else if let mistake = FirstArgument(arguments).misspeltSubcommand {
            Session.printToStandardError("\(mistake)\n")
            exit(mistake.kind.rawValue)
        } else {
            Dpend.main()
        }
    }
}
