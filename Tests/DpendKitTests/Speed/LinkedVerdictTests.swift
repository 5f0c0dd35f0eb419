import DpendKit
import Foundation
import Synchronization
import Testing

/// Runs over targets that link each other report the same with and without a cache.
@Suite(.timeLimit(.minutes(60))) struct LinkedVerdictTests {
    /// A million paths lead from the application to the changed file. Each target on them is run once.
    @Test func changesOfALibraryGiveTheResultOfAFreshRun() throws {
        let project = try LayeredTargets(layers: 20)
        let same = "public protocol A0 {}\npublic final class A0Impl: A0 { public init() {} }\n"
        let steps: [(text: String, repeatsAll: Bool)] = [
            (same, false), (same, true),
            (same.replacingOccurrences(of: "init() {}", with: "init() { print(1) }"), true),
            ("// Moved.\n" + same, true),
            (same.replacingOccurrences(of: "init()", with: "init(missing: any Missing)"), false),
            // The application's report refers to a line of this file.
            ("\n\n" + same.replacingOccurrences(of: "init()", with: "init(missing: any Missing)"), false),
            (same, true),
        ]
        for (number, step) in steps.enumerated() {
            try project.write(step.text, target: "A0")
            let (cached, plain) = (try project.outcome(cached: true), try project.outcome(cached: false))
            #expect(cached.text == plain.text, "step \(number)")
            #expect((cached.repeated == project.targetCount) == step.repeatsAll, "step \(number)")
        }
    }
}

/// Two targets in each layer, which link both targets of the layer below, and an application.
private final class LayeredTargets {
    private let folder: URL
    let targetCount: Int

    init(layers: Int) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("dpend-\(UUID().uuidString)")
        targetCount = 2 * layers + 1
        var lines = ["implicit-filter: 'Impl$'", "platform: linux", "locations: true", "targets:"]
        func add(_ target: String, _ linked: [String], _ output: String) throws {
            try FileManager.default.createDirectory(
                at: folder.appendingPathComponent(target), withIntermediateDirectories: true)
            // The cache is searched for a verdict only if it knows a source of the target.
            try Data("enum Other {}\n".utf8).write(to: folder.appendingPathComponent("\(target)/Other.swift"))
            let imports = linked.map { "import \($0)\n" }.joined()
            let parameters = linked.map { "\($0.lowercased()): any \($0)" }.joined(separator: ", ")
            try write(
                "\(imports)public protocol \(target) {}\npublic final class \(target)Impl: \(target) { public init(\(parameters)) {} }\n",
                target: target)
            lines += [
                "  \(target):", "    inputs: \(path(target))", "    module-name: \(target)",
                "    library: [\(linked.map { path("Derived/\($0).dpendmodule") }.joined(separator: ", "))]",
                "    output-file: \(path("Derived/\(output)"))",
            ]
        }
        for layer in 0..<layers {
            for name in ["A", "B"] {
                try add(
                    "\(name)\(layer)", layer == 0 ? [] : ["A\(layer - 1)", "B\(layer - 1)"],
                    "\(name)\(layer).dpendmodule")
            }
        }
        try add("Application", (0..<layers).flatMap { ["A\($0)", "B\($0)"] }, "Dependencies.swift")
        try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: folder.appendingPathComponent(".dpend.yml"))
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

    func write(_ text: String, target: String) throws {
        try Data(text.utf8).write(to: folder.appendingPathComponent("\(target)/\(target).swift"))
    }

    /// The reports on all targets, and the number of cached verdicts.
    func outcome(cached: Bool) throws -> (text: String, repeated: Int) {
        var reading = ReadingOptions()
        if cached { reading.cache = CacheFolder(path: path("cache")) }
        let repeated = Mutex(0)
        var observer = RunObserver()
        observer.cacheUsed = { use in
            if case .verdict = use { repeated.withLock { $0 += 1 } }
        }
        let targets = try ConfigurationFile(path: path(".dpend.yml")).targets(named: nil)
        let runs = TargetRuns(targets, among: targets, reading: reading, observer: observer)
        let text = runs.outcomes.map { target, outcome in
            guard case .success(let run) = outcome else { return "\(target.name ?? ""): \(outcome)" }
            let lines = run.verdict.diagnostics.flatMap(\.withConsequences).map { diagnostic in
                "\(diagnostic.location?.description ?? ""): \(diagnostic.message) "
                    + diagnostic.notes.map { $0.location?.description ?? "" }.joined(separator: " ")
            }
            return (["\(target.name ?? ""): \(run.verdict.dependencyCount)"] + lines).joined(separator: "\n")
        }
        return (text.joined(separator: "\n"), repeated.withLock { $0 })
    }
}
