import Foundation

/// The command line.
struct CheckOptions {
    var seed: UInt64 = 1
    var count = 500
    var mistakes = 5000
    /// A single program to examine.
    var only: Int?
    var onlyMistake: Int?
    var batchSize = 20
    /// The folder of the programs. Failing programs stay.
    var keep = ".build/programs"

    static let usage = """
        USAGE: RandomPrograms [--seed S] [--count N] [--mistakes N] [--only K] [--only-mistake K] [--batch N]
                              [--keep FOLDER]

        Makes random programs whose wiring is known, has dpend generate their containers, compiles and runs them, and compares.
        The exit status is 1 when anything differs. '--only K' runs the program K by itself and keeps it.
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
            case "--seed": seed = try value(argument) { UInt64($0) }
            case "--count": count = try value(argument) { Int($0) }
            case "--mistakes": mistakes = try value(argument) { Int($0) }
            case "--only": only = try value(argument) { Int($0) }
            case "--only-mistake": onlyMistake = try value(argument) { Int($0) }
            case "--batch": batchSize = max(1, try value(argument) { Int($0) })
            case "--keep": keep = try value(argument) { $0 }
            default: throw Mistake(message: "'\(argument)' is no option")
            }
        }
    }

    static let repository = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}
