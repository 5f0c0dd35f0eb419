import Foundation
import SeededRandom

/// A project made from a seed: as many types as asked for, each in a file of 60 lines with about three dependencies.
///
/// A type depends on types before it, so that the graph has no cycles but those asked for.
struct Workload {
    let count: Int
    /// Into how many folders, each a module, the types go.
    var modules = 1
    /// How many types need something that nothing provides.
    var missing = 0
    /// How many pairs of types need each other.
    var cycles = 0
    var seed = usualSeed

    static let usualSeed: UInt64 = 20_240_612
    static let lineCount = 60

    /// The path of a type's file below the folder of the project.
    func path(of type: Int) -> String { "\(module(of: type))/\(Self.name(of: type)).swift" }

    func module(of type: Int) -> String { Self.moduleName(type * modules / count) }

    static func moduleName(_ number: Int) -> String { "Module\(padded(number, 3))" }

    static func name(of type: Int) -> String { "Service\(padded(type, 5))" }

    /// Gives the text of each file, in the order of the types. They are not held all at once: what this program takes counts
    /// for each that it starts.
    func forEachText(_ body: (_ type: Int, _ text: String) throws -> Void) rethrows {
        var random = RandomSource(seed: seed)
        var dependencies = (0..<count).map { type in Self.dependencies(of: type, &random) }
        // From the back: what is above in the graph has dependencies.
        for number in 0..<cycles where count > 1 {
            let type = count - 1 - number
            if let needed = dependencies[type].first { dependencies[needed].append(type) }
        }
        for (type, needed) in dependencies.enumerated() {
            let writer = SourceWriter(
                type: type, dependencies: Set(needed).sorted(),
                modules: Set(needed.map(module)).subtracting([module(of: type)]).sorted(), needsMissing: type >= count - missing)
            try body(type, writer.text(&random))
        }
    }

    /// Writes all files and returns what tells the workload from others.
    func write(to folder: URL) throws -> UInt64 {
        var fingerprint = Fingerprint()
        for module in 0..<modules {
            try FileManager.default.createDirectory(
                at: folder.appendingPathComponent(Self.moduleName(module)), withIntermediateDirectories: true)
        }
        try forEachText { type, text in
            let path = path(of: type)
            fingerprint.combine(path.utf8)
            fingerprint.combine(text.utf8)
            try Data(text.utf8).write(to: folder.appendingPathComponent(path))
        }
        return fingerprint.value
    }

    /// One to five earlier types: half of them near by, as in a feature, half from anywhere.
    private static func dependencies(of type: Int, _ random: inout RandomSource) -> [Int] {
        guard type > 0 else { return [] }
        return (0...random.number(below: 5)).map { _ in
            random.number(below: 2) == 0 ? max(0, type - 1 - random.number(below: 20)) : random.number(below: type)
        }
    }

    private static func padded(_ number: Int, _ width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}
