import DpendKit

/// `dpend` without arguments: says what it sees in the folder and what to do next.
enum Contact {
    static func run() throws {
        if let file = ConfigurationFinder.file() {
            return print(NextSteps(try file.get()))
        }
        guard let overview = try ProjectOverview() else {
            return StandardStream.output.write(TerminalText(lines: Dpend.helpMessage() + "\n"))
        }
        print(NextSteps(overview))
    }

    private static func print(_ steps: NextSteps) {
        StandardStream.output.write(TerminalText(lines: steps.lines.joined(separator: "\n") + "\n"))
    }
}
