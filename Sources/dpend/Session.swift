import ArgumentParser
import DpendKit
import Foundation

/// What all subcommands do: go through the targets and turn what ends a run early into an exit status.
enum Session {
    /// Why a target was not run.
    struct Skipped: Error {
        var reason: String
    }

    /// The run over a target.
    ///
    /// - Throws: What kept it from being run.
    static func run(of outcome: (target: ConfigurationFile.Target, outcome: Result<ResolutionRun, TargetRuns.Failure>)) throws -> ResolutionRun {
        switch outcome.outcome {
        case .success(let run): return run
        case .failure(.input(let error)), .failure(.circle(let error)): throw error
        case .failure(.skipped(let library)):
            throw Skipped(reason: "'\(outcome.target.name ?? "")' is skipped, since '\(library)', which it links, has errors")
        }
    }

    /// Runs a body for each target and leaves with the worst exit status, if it is not 0.
    ///
    /// - Parameter body: Gives the exit status of a target. What it throws ends that target only.
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

    /// Keeps what was worked out until the program ends: to take a large graph apart takes as
    /// long as some phases do, and is for nothing.
    static func keep(_ runs: TargetRuns) { _ = Unmanaged.passRetained(runs) }

    /// Runs a body and leaves with the exit status of what it throws.
    static func exiting<Value>(_ body: () throws -> Value) throws -> Value {
        do {
            return try body()
        } catch {
            throw ExitCode(try status(of: error))
        }
    }

    /// Prints what ended a run and gives the exit status for it; what is no affair of dpend is thrown on.
    private static func status(of error: any Error) throws -> Int32 {
        switch error {
        case let error as InputError:
            printToStandardError("\(error.text)\n")
            return error.kind.rawValue
        case let skipped as Skipped:
            printToStandardError("dpend: error: \(skipped.reason)\n")
            return 1
        case let mistakes as ConfigurationFile.Mistakes:
            printToStandardError("\(mistakes.errors.map { "\($0.text)\n" as TerminalText })")
            return mistakes.errors.map(\.kind.rawValue).max() ?? 0
        default:
            throw error
        }
    }

    /// The line that stands before what is said of one of several targets.
    static func heading(of target: ConfigurationFile.Target, among targets: [ConfigurationFile.Target]) -> TerminalText {
        targets.count > 1 ? target.name.map { "target \($0)\n" as TerminalText } ?? "" : ""
    }

    /// Writes a text below a heading, if there is something to write.
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
