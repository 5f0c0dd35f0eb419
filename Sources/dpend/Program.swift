import DpendKit

@main
enum Program {
    static func main() {
        // Scripts ask for nothing else so often, and getting the options of all subcommands ready takes longer than to start.
        if CommandLine.arguments.dropFirst() == ["--version"] {
            print(ToolDescription.version)
        } else {
            Dpend.main()
        }
    }
}
