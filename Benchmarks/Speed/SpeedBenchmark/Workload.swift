import Foundation
import SeededRandom

/// A project made from a seed. Each type is in a file of 60 lines with about three dependencies.
///
/// A type depends on earlier types, so the graph has only the requested cycles.
struct Workload {
    let count: Int
    /// The number of folders. Each is a module.
    var modules = 1
    /// The number of layers of modules, as in ``links(of:)``; nil if a module can require all earlier modules.
    var layers: Int?
    /// The number of types with a missing requirement.
    var missing = 0
    /// The number of pairs of types that require each other.
    var cycles = 0
    var seed = usualSeed

    static let usualSeed: UInt64 = 20_240_612
    static let lineCount = 60

    /// The path of a type's file below the folder of the project.
    func path(of type: Int) -> String { "\(module(of: type))/\(Self.name(of: type)).swift" }

    func module(of type: Int) -> String { Self.moduleName(moduleNumber(of: type)) }

    private func moduleNumber(of type: Int) -> Int { type * modules / count }

    static func moduleName(_ number: Int) -> String { "Module\(padded(number, 3))" }

    /// The modules whose types a module can require: all earlier ones; with layers, the modules of the two layers
    /// below. The last module is the application, which requires all.
    func links(of module: Int) -> Range<Int> {
        guard let layers, module < modules - 1 else { return 0..<module }
        let size = max(1, modules / layers)
        let first = module / size * size
        return max(0, first - 2 * size)..<first
    }

    /// The types of some adjacent modules.
    private func types(of modules: Range<Int>) -> Range<Int> {
        func first(_ module: Int) -> Int { (module * count + self.modules - 1) / self.modules }
        return first(modules.lowerBound)..<first(modules.upperBound)
    }

    /// A type that another one can require. Different first numbers give different types.
    func needable(_ number: Int, by type: Int) -> Int {
        let module = moduleNumber(of: type)
        return types(of: links(of: module)).dropFirst(number).first ?? 0
    }

    static func name(of type: Int) -> String { "Service\(padded(type, 5))" }

    /// Passes the text of each file, in the order of the types. They are not all in memory, because this program's
    /// memory counts for each program that it starts.
    func forEachText(_ body: (_ type: Int, _ text: String) throws -> Void) rethrows {
        var random = RandomSource(seed: seed)
        for (type, needed) in allDependencies(&random).enumerated() {
            let writer = SourceWriter(
                type: type, dependencies: needed,
                modules: Set(needed.map(module)).subtracting([module(of: type)]).sorted(),
                needsMissing: type >= count - missing)
            try body(type, writer.text(&random))
        }
    }

    /// The text of a source that makes an object of each type by hand.
    var composition: String {
        var random = RandomSource(seed: seed)
        let objects = allDependencies(&random).enumerated().map { type, needed in
            let arguments = needed.map(SourceWriter.label).map { "\($0): \($0)" }.joined(separator: ", ")
            return "        let \(SourceWriter.label(of: type)) = \(Self.name(of: type))Impl(\(arguments))\n"
        }
        return
            "let composition = Composition()\n\nfinal class Composition {\n    init() {\n\(objects.joined())    }\n}\n"
    }

    /// The dependencies of each type, in the order of the types.
    private func allDependencies(_ random: inout RandomSource) -> [[Int]] {
        var dependencies = (0..<count).map { type in self.dependencies(of: type, &random) }
        // From the back: types at the top of the graph have dependencies.
        for number in 0..<cycles where count > 1 {
            let type = count - 1 - number
            if let needed = dependencies[type].first { dependencies[needed].append(type) }
        }
        return dependencies.map { Set($0).sorted() }
    }

    /// Writes all files, and returns the workload's hash.
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

    /// One to five earlier types: half of them nearby, as in a feature, half from anywhere.
    private func dependencies(of type: Int, _ random: inout RandomSource) -> [Int] {
        let module = moduleNumber(of: type)
        let first = layers == nil ? 0 : types(of: module..<module + 1).lowerBound
        let linked = layers == nil ? 0..<type : types(of: links(of: module))
        // The first type of a module in the lowest layer requires nothing, because no type precedes it.
        if first == type, linked.isEmpty { return [] }
        return (0...random.number(below: 5)).map { _ in
            let isNear = random.number(below: 2) == 0
            guard linked.isEmpty || isNear && first < type else {
                return linked.lowerBound + random.number(below: linked.count)
            }
            return max(first, type - 1 - random.number(below: 20))
        }
    }

    private static func padded(_ number: Int, _ width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}
