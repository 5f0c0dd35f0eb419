import ArgumentParser
import DpendKit

struct Dpend: ParsableCommand {
    static let configuration = CommandConfiguration(
        // All commands state their names. The parser would derive them by reflection, which takes a fifth of the start.
        commandName: "dpend",
        abstract:
            "Finds missing, ambiguous and cyclic dependencies in Swift sources, and writes the code that wires them.",
        discussion: """
            dpend reads sources; it never runs or compiles them. Classes become providers when their name matches \
            --implicit-filter; what needs a tag or a scope is provided by methods of a DependencyConfiguration class.

            A file '.dpend.yml' can say what the options say; 'dpend init' writes one that suits the project. With it 'dpend \
            analyze' needs no arguments. Without a subcommand dpend generates. Without any argument it says what it sees in \
            this folder, and what to do next.

            EXAMPLES
              dpend init
              dpend analyze
              dpend analyze Sources --implicit-filter 'Impl$'
              dpend tree Sources --implicit-filter 'Impl$'
              dpend generate Sources --output-file Derived/Network.generated.dpendmodule
              dpend generate Sources --library Derived/Network.generated.dpendmodule \\
                --output-file Derived/AppModule.generated.swift

            EXIT STATUS
              0   no errors
              1   errors were found, '--check' found a difference, or 'diff' a breaking one
              64  wrong usage
              65  an input is of the wrong form
              66  an input is missing
              73  the output cannot be written
              74  the output cannot be written to its end, as on a full disk
            """,
        version: ToolDescription.version,
        subcommands: [
            Analyze.self, Tree.self, Explain.self, CoverageCommand.self, Diff.self, Generate.self, FixCommand.self,
            Migrate.self,
            Initialize.self, LanguageServerCommand.self, AgentServerCommand.self, Clean.self, Doctor.self,
        ]
    )
}
