import Foundation

/// The command line.
struct BenchmarkOptions {
    /// The folder of `dpend` and `ParseFloor`.
    var binaries = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    /// A program that does nothing, linked with the defaults of `swiftc`.
    var empty: String?
    /// Folders of a real code base.
    var corpus: [String] = []
    /// The folder of an application with a container of another library.
    var containers: String?
    /// SafeDI's tool, built in release.
    var safeDI: String?
    /// The number of counted runs of each program.
    var runs = 5
    var types = 10_000
    /// The folder for generated projects and raw samples.
    var scratch = URL(fileURLWithPath: ".build/speed")
    /// A folder for a project of ``types`` types. It is written instead of measuring.
    var generate: URL?
    /// The shape of that project.
    var modules = 20
    var layers: Int?
    var missing = 0
    var cycles = 0
    var seed = Workload.usualSeed
    /// The parts to run; all when empty.
    var parts: Set<Part> = []

    enum Part: String, CaseIterable {
        case bars, growth, targets, variants, phases, scale, shapes
    }

    static let usage = """
        USAGE: SpeedBenchmark [--binaries FOLDER] [--empty PROGRAM] [--corpus FOLDER ...] [--containers FOLDER] [--safedi PROGRAM]
                              [--runs N] [--types N] [--scratch FOLDER] [--part bars|growth|targets|variants|phases|scale|shapes ...]
               SpeedBenchmark --generate FOLDER [--types N] [--modules N] [--layers N] [--missing N] [--cycles N] [--seed N]

        Times dpend as whole processes, beside a program that only parses. What could not be measured is said so. The exit
        status is 1 when a bar is missed.
        """

    struct Mistake: Error, CustomStringConvertible {
        var description: String
    }

    init(_ arguments: [String]) throws {
        var rest = arguments[...]
        func value(_ name: String) throws -> String {
            guard let value = rest.popFirst() else { throw Mistake(description: "\(name) needs a value") }
            return value
        }
        func number(_ name: String, from least: Int = 1) throws -> Int {
            let text = try value(name)
            guard let number = Int(text), number >= least else {
                throw Mistake(description: "\(name) '\(text)' is no number from \(least) on")
            }
            return number
        }
        var ofProject: String?
        while let argument = rest.popFirst() {
            if ["--modules", "--layers", "--missing", "--cycles", "--seed"].contains(argument) { ofProject = argument }
            switch argument {
            case "--binaries": binaries = URL(fileURLWithPath: try value(argument))
            case "--empty": empty = try value(argument)
            case "--corpus": corpus.append(URL(fileURLWithPath: try value(argument)).path)
            case "--containers": containers = URL(fileURLWithPath: try value(argument)).path
            case "--safedi": safeDI = try value(argument)
            case "--runs": runs = try number(argument)
            case "--types": types = try number(argument)
            case "--scratch": scratch = URL(fileURLWithPath: try value(argument))
            case "--modules": modules = try number(argument)
            case "--layers": layers = try number(argument)
            case "--missing": missing = try number(argument, from: 0)
            case "--cycles": cycles = try number(argument, from: 0)
            case "--seed": seed = UInt64(try number(argument, from: 0))
            case "--generate": generate = URL(fileURLWithPath: try value(argument))
            case "--part":
                let name = try value(argument)
                guard let part = Part(rawValue: name) else { throw Mistake(description: "there is no part '\(name)'") }
                parts.insert(part)
            default: throw Mistake(description: "'\(argument)' is no option")
            }
        }
        if let ofProject, generate == nil { throw Mistake(description: "\(ofProject) goes with --generate") }
    }

    func isWanted(_ part: Part) -> Bool { parts.isEmpty || parts.contains(part) }
}
