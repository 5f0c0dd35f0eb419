import ArgumentParser
import DpendKit
import Foundation

/// What all subcommands do: go through the targets and turn what ends a run early into an exit status.
enum Session {
    /// Runs a body for each target and leaves with the worst exit status, if it is not 0.
    ///
    /// - Parameter body: Gives the exit status of a target. What it throws ends that target only.
    static func forEach(
        _ targets: [ConfigurationFile.Target], _ body: (ConfigurationFile.Target) throws -> Int32
    ) throws {
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

    /// Keeps what was worked out for the last of the targets until the program ends: to take a large graph apart takes as
    /// long as some phases do, and is for nothing.
    static func keep(_ run: ResolutionRun) { _ = Unmanaged.passRetained(Kept(run)) }

    private final class Kept {
        let run: ResolutionRun

        init(_ run: ResolutionRun) {
            self.run = run
        }
    }

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
            printToStandardError("\(error)\n")
            return error.kind.rawValue
        case let mistakes as ConfigurationFile.Mistakes:
            printToStandardError(mistakes.errors.map { "\($0)\n" }.joined())
            return mistakes.errors.map(\.kind.rawValue).max() ?? 0
        default:
            throw error
        }
    }

    /// The line that stands before what is said of one of several targets.
    static func heading(of target: ConfigurationFile.Target, among targets: [ConfigurationFile.Target]) -> String {
        targets.count > 1 ? target.name.map { "target \($0)\n" } ?? "" : ""
    }

    static func printToStandardError(_ text: String) {
        StandardStream.error.write(text)
    }
}
