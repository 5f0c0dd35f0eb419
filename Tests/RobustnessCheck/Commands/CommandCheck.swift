import Foundation
import SeededRandom

/// Runs dpend in a folder, and checks its exit status and output.
struct CommandCheck {
    let program: Program
    let folder: Folder
    var report: InputReport
    private var fingerprint = Fingerprint()

    /// The documented exit statuses.
    private static let statuses: Set<Int32> = [0, 1, 64, 65, 66, 73, 74]

    init(_ number: Int, workload: UInt64, program: Program, folder: Folder) {
        self.program = program
        self.folder = folder
        report = InputReport(number: number, workload: workload)
    }

    /// Runs a command and checks its outputs: standard output by a syntax, and standard error as text.
    @discardableResult
    mutating func run(_ arguments: [String], _ syntax: OutputCheck.Syntax = .text) -> Program.Outcome {
        let outcome = program.run(arguments, in: folder)
        let name = arguments.prefix(1) + arguments.drop { $0 != "--format" }.prefix(2)
        let command = "'dpend \(name.joined(separator: " "))'"
        report.count("runs of dpend")
        report.count("runs with status \(outcome.status)")
        if outcome.isHang {
            fail("hang: \(command)")
        } else if outcome.signal != 0 {
            fail(
                "crash: \(command) ends with signal \(outcome.signal): \(String(decoding: outcome.errors.suffix(300), as: UTF8.self))"
            )
        } else if !Self.statuses.contains(outcome.status) {
            fail(
                "\(command) ends with status \(outcome.status): \(String(decoding: outcome.errors.suffix(300), as: UTF8.self))"
            )
        }
        if !outcome.output.isEmpty, let problem = OutputCheck.problem(in: outcome.output, syntax) {
            fail("\(command): \(problem)")
        }
        if let problem = OutputCheck.problem(in: outcome.errors, syntax == .gitHub ? .gitHub : .text) {
            fail("\(command), standard error: \(problem)")
        }
        fingerprint.combine(UInt64(outcome.status))
        fingerprint.combine(outcome.output)
        fingerprint.combine(outcome.errors)
        report.outcome = fingerprint.value
        return outcome
    }

    /// A report in all formats.
    mutating func analyze(
        _ arguments: [String], _ syntaxes: [OutputCheck.Syntax] = [.text, .colored, .gitHub, .json, .dot]
    ) {
        for syntax in syntaxes {
            switch syntax {
            case .text: run(["analyze"] + arguments)
            case .colored: run(["analyze"] + arguments + ["--color", "always"], .colored)
            case .gitHub: run(["analyze"] + arguments + ["--format", "github"], .gitHub)
            case .json: run(["analyze"] + arguments + ["--format", "json"], .json)
            case .dot, .mermaid, .svg, .html, .swift: run(["analyze"] + arguments + ["--format", "sarif"], .json)
            }
        }
    }

    /// A graph in all formats.
    mutating func draw(
        _ arguments: [String], _ syntaxes: [OutputCheck.Syntax] = [.text, .json, .dot, .mermaid, .svg, .html]
    ) {
        for syntax in syntaxes { run(["tree"] + arguments + ["--format", syntax.rawValue], syntax) }
    }

    mutating func fail(_ problem: String) { report.problems.append(problem) }

    /// Fails if an input's command was run, or if a run left a file.
    mutating func checkFolder() {
        if folder.names.contains(Payload.marker) { fail("a command of an input was run") }
        if let leftover = folder.names.first(where: Self.isLeftover) { fail("'\(leftover)' is left") }
    }

    /// Whether only an unfinished run leaves a file with the name.
    static func isLeftover(_ name: String) -> Bool {
        name.hasPrefix(".dpend-") || name.hasPrefix(".dat.nosync") || name.hasPrefix(".facts-")
            || name.hasPrefix(".run-") || name.contains(".sb-")
    }
}
