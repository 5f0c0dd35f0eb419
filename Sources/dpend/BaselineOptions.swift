import ArgumentParser
import DpendKit

/// Options for accepted problems.
struct BaselineOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Report only problems that are not in this file, written by --update-baseline.", valueName: "path"))
    var baseline: String?

    @Flag(
        help: """
            Write the file of --baseline: with all problems if it does not exist, otherwise without the problems that no longer \
            exist. An existing file gets no new problems.
            """)
    var updateBaseline = false
}
