import Foundation

/// The command line.
struct CheckOptions: Sendable {
    var folders: [String] = []
    var count = 10_000
    var seed: UInt64 = 20_240_612
    /// Where the sources of inputs go that end badly.
    var keep: String?
    /// The seconds that one input may take.
    var timeout = 20.0
    var processes = ProcessInfo.processInfo.activeProcessorCount
    /// One input to look at closely, in this process.
    var only: Int?
    /// Whether files are read as they are, with and without bodies, in place of being damaged.
    var isDifferential = false
    /// The inputs of a worker, and its folder for files; not for people.
    var worker: Range<Int>?
    var scratch = ""

    static let usage = """
        USAGE: RobustnessCheck [FOLDER ...] [--count N] [--seed S] [--keep FOLDER] [--timeout SECONDS] [--processes N] [--only N]
               RobustnessCheck --differential [FOLDER ...]

        Damages the Swift files of the folders in seeded ways and runs dpend on them. Without folders these are the cases and
        examples of this repository. The exit status is 1 when an input crashes, hangs or breaks what has to hold.
        '--only N' runs the input N by itself and prints what is wrong with it.
        '--differential' reads the files as they are, with and without the bodies of functions, and compares.
        """

    struct Mistake: Error {
        var message: String
    }

    init(_ arguments: [String]) throws(Mistake) {
        var rest = arguments[...]
        func value<Value>(_ name: String, _ convert: (String) -> Value?) throws(Mistake) -> Value {
            guard let text = rest.popFirst(), let value = convert(text) else { throw Mistake(message: "\(name) needs a value") }
            return value
        }
        while let argument = rest.popFirst() {
            switch argument {
            case "--count": count = try value(argument) { Int($0) }
            case "--seed": seed = try value(argument) { UInt64($0) }
            case "--keep": keep = try value(argument) { $0 }
            case "--timeout": timeout = try value(argument) { Double($0) }
            case "--processes": processes = max(1, try value(argument) { Int($0) })
            case "--only": only = try value(argument) { Int($0) }
            case "--worker":
                let first = try value(argument) { Int($0) }
                worker = first..<max(first, try value(argument) { Int($0) })
            case "--differential": isDifferential = true
            case "--scratch": scratch = try value(argument) { $0 }
            case _ where argument.hasPrefix("-"): throw Mistake(message: "'\(argument)' is no option")
            default: folders.append(argument)
            }
        }
        if folders.isEmpty {
            folders = ["Tests/EndToEndTests/Transcripts", "Tests/EndToEndTests/GeneratedCode", "Example"].map {
                Self.repository.appendingPathComponent($0).path
            }
        }
    }

    /// The arguments for a worker of the same run.
    func workerArguments(_ numbers: Range<Int>, scratch: String) -> [String] {
        folders + [
            "--seed", "\(seed)", "--timeout", "\(timeout)", "--worker", "\(numbers.lowerBound)", "\(numbers.upperBound)",
            "--scratch", scratch,
        ]
    }

    private static let repository = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}
