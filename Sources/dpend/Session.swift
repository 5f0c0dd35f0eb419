import ArgumentParser
import DpendKit
import Foundation

/// Shared code of all subcommands: it runs the targets, and converts errors to exit statuses.
enum Session {
    /// The run over a target.
    ///
    /// - Throws: The error that prevented it.
    static func run<Run>(of outcome: (target: ConfigurationFile.Target, outcome: Result<Run, TargetRuns.Failure>))
        throws -> Run
    {
        try outcome.outcome.mapError { RunFailure($0, target: outcome.target.name) }.get()
    }

    /// Runs a body for each target. It exits with the worst exit status if that is not 0.
    ///
    /// - Parameter body: Returns the exit status of a target. An error ends only that target.
    static func forEach<Element>(_ targets: [Element], _ body: (Element) throws -> Int32) throws {
        var worst: Int32 = 0
        for target in targets {
            do {
                worst = max(worst, try body(target))
            } catch {
                worst = max(worst, try status(of: error))
            }
        }
        if worst != 0 { throw ExitCode(worst) }
    }

    /// Keeps the results until the program ends. Freeing a large graph takes as long as some phases and is useless.
    static func keep(_ runs: AnyObject) { _ = Unmanaged.passRetained(runs) }

    /// Runs a body. If it throws, the program exits with the error's exit status.
    static func exiting<Value>(_ body: () throws -> Value) throws -> Value {
        do {
            return try body()
        } catch {
            throw ExitCode(try status(of: error))
        }
    }

    /// Prints the error that ended a run, and returns its exit status. Other errors are thrown again.
    private static func status(of error: any Error) throws -> Int32 {
        guard let failure = RunFailure(error) else { throw error }
        printToStandardError(failure.text)
        return failure.status
    }

    /// The line before the output for one of several targets.
    static func heading(of target: ConfigurationFile.Target, among targets: [ConfigurationFile.Target]) -> TerminalText
    {
        targets.count > 1 ? target.name.map { "target \($0)\n" as TerminalText } ?? "" : ""
    }

    /// The texts of the variants, each once, below the conditions in which they hold.
    static func text(ofVariants texts: [OutputText], _ variants: Variants?) -> OutputText {
        guard let variants, texts.contains(where: { $0 != texts[0] }) else { return texts[0] }
        var whole = OutputText("" as TerminalText)
        for (position, text) in texts.enumerated() where texts.firstIndex(of: text) == position {
            let chosen = Set(texts.indices.filter { texts[$0] == text })
            if position > 0 { whole += OutputText("\n" as TerminalText) }
            whole += OutputText("\(variants.condition(of: chosen, among: Set(texts.indices)).words)\n" as TerminalText)
            whole += text
        }
        return whole
    }

    /// Writes a text below a heading, unless the text is empty.
    static func write(_ text: OutputText, below heading: TerminalText, to stream: StandardStream) {
        guard !text.isEmpty else { return }
        var whole = OutputText(heading)
        whole += text
        stream.write(whole)
    }

    static func printToStandardError(_ text: TerminalText) {
        StandardStream.error.write(text)
    }
}
