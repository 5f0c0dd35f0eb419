import Foundation

/// The command line.
struct CheckOptions: Sendable {
    var folders: [String] = []
    /// The chosen parts; none for all.
    var parts: [PartName] = []
    /// The number of inputs; nil for each part's own number.
    var count: Int?
    /// The number of the first input, to continue an ended run.
    var first = 0
    var seed: UInt64 = 20_240_612
    /// The folder for inputs with problems.
    var keep: String?
    /// The maximum seconds of processor time for one input. In a debug build the parser alone can take 20.
    var timeout = 60.0
    var processes = ProcessInfo.processInfo.activeProcessorCount
    /// The number of generated files to compile and run; nil for one in 50.
    var compile: Int?
    /// A single input to examine in this process.
    var only: Int?
    /// Whether files are read unchanged, with and without bodies, instead of being damaged.
    var isDifferential = false
    /// The inputs of a worker and its folder; not for people.
    var worker: Range<Int>?
    var scratch = ""
    /// Whether the user named the program to check.
    var isProgramNamed = false
    /// The program to check, for the parts that run it.
    var program = (Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0]))
        .deletingLastPathComponent().appendingPathComponent("dpend").path

    static let usage = """
        USAGE: RobustnessCheck [--part PART ...] [--count N] [--first N] [--seed S] [--keep FOLDER] [--timeout SECONDS]
                               [--processes N] [--compile N] [--dpend PATH] [--only N] [FOLDER ...]
               RobustnessCheck --differential [FOLDER ...]

        Makes hostile inputs from a seed and has dpend take them. The exit status is 1 when an input crashes, hangs or breaks
        what has to hold.

        PARTS (default: all)
          sources         damaged Swift files of the folders; without folders, of the cases and examples of this repository
          module-files    module files with code in every field, for three containers; generated Swift is compiled and run
          configurations  damaged configuration files
          baselines       damaged baselines and saved graphs
          names           files, types and outputs with hostile names, in all forms of output
          kills           runs that are killed at some moment
          swaps           files, folders and links that others take the place of while dpend reads them
          caches          damaged files of the cache
          repetitions     files that repeat fragments, with limits of time and memory

        '--count N' is the number of inputs of a part. Of several parts the first has as many, and the others in proportion.
        '--first N' goes on with the input N. '--only N' runs one input of one part and prints what is wrong with it.
        '--compile N' is the number of generated files that are compiled and run, 0 for none (default: one in 50).
        '--dpend PATH' is the program, of any version (default: the one beside this one). It generates all Swift of
        module-files then, which is done within this process otherwise.
        '--differential' reads the files as they are, with and without the bodies of functions, and compares.
        """

    struct Mistake: Error {
        var message: String
    }

    init(_ arguments: [String]) throws(Mistake) {
        var rest = arguments[...]
        func value<Value>(_ name: String, _ convert: (String) -> Value?) throws(Mistake) -> Value {
            guard let text = rest.popFirst(), let value = convert(text) else {
                throw Mistake(message: "\(name) needs a value")
            }
            return value
        }
        while let argument = rest.popFirst() {
            switch argument {
            case "--part": parts.append(try value(argument) { PartName(rawValue: $0) })
            case "--count": count = try value(argument) { Int($0) }
            case "--first": first = max(0, try value(argument) { Int($0) })
            case "--seed": seed = try value(argument) { UInt64($0) }
            case "--keep": keep = try value(argument) { $0 }
            case "--timeout": timeout = try value(argument) { Double($0) }
            case "--processes": processes = max(1, try value(argument) { Int($0) })
            case "--compile": compile = try value(argument) { Int($0) }
            case "--only": only = try value(argument) { Int($0) }
            case "--dpend":
                program = URL(fileURLWithPath: try value(argument) { $0 }).path
                isProgramNamed = true
            case "--worker":
                let first = try value(argument) { Int($0) }
                worker = first..<max(first, try value(argument) { Int($0) })
            case "--differential": isDifferential = true
            case "--scratch": scratch = try value(argument) { $0 }
            case _ where argument.hasPrefix("-"): throw Mistake(message: "'\(argument)' is not an option")
            default: folders.append(argument)
            }
        }
        if only != nil || worker != nil, parts.count != 1 { throw Mistake(message: "name one part with '--part'") }
        if folders.isEmpty {
            folders = ["Tests/EndToEndTests/Transcripts", "Tests/EndToEndTests/GeneratedCode", "Example"].map {
                Self.repository.appendingPathComponent($0).path
            }
        }
    }

    /// The numbers of the inputs of a part.
    func numbers(of part: PartName) -> Range<Int> {
        let standard = part.type.standardCount
        guard let count else { return first..<(first + standard) }
        let chosen = parts.first ?? .sources
        let share =
            part == chosen
            ? count : Int((Double(count) * Double(standard) / Double(chosen.type.standardCount)).rounded(.up))
        return first..<(first + max(0, share))
    }

    /// The arguments for a worker of the same run.
    func workerArguments(_ part: PartName, _ numbers: Range<Int>, scratch: String) -> [String] {
        folders + [
            "--part", part.rawValue, "--seed", "\(seed)", "--timeout", "\(timeout)", "--worker",
            "\(numbers.lowerBound)", "\(numbers.upperBound)", "--scratch", scratch,
        ] + (isProgramNamed ? ["--dpend", program] : [])
    }

    static let repository = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}
