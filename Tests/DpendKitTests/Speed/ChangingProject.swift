import DpendKit
import Foundation
import Synchronization

/// Sources that change between runs, and the results of a run with a cache and of one without.
final class ChangingProject {
    private let folder: URL
    var options = ResolutionOptions()

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("dpend-\(UUID().uuidString)")
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("Sources"), withIntermediateDirectories: true)
        options.implicitFilters = ["Impl$"]
        options.platform = .linux
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func write(_ text: String, _ name: String) throws {
        try Data(text.utf8).write(to: folder.appendingPathComponent("Sources/\(name).swift"))
    }

    struct Outcome {
        /// The report and the number of dependencies.
        var text: String
        /// Whether the cache had the verdict.
        var isRepeated: Bool
    }

    func outcome(cached: Bool) throws -> Outcome {
        var reading = ReadingOptions()
        if cached { reading.cache = CacheFolder(path: folder.appendingPathComponent("cache").path) }
        let isRepeated = Atomic(false)
        var observer = RunObserver()
        observer.cacheUsed = { use in
            if case .verdict = use { isRepeated.store(true, ordering: .relaxed) }
        }
        let run = try ResolutionRun(
            inputs: SourceInputs(paths: [folder.appendingPathComponent("Sources").path]), options: options,
            reading: reading, observer: observer)
        let verdict = run.verdict
        let lines = verdict.diagnostics.flatMap(\.withConsequences).map {
            "\($0.location?.description ?? ""): \($0.message) [\($0.rule)] \($0.severity)"
        }
        let text = (lines + ["\(verdict.dependencyCount) dependencies, generates: \(verdict.canGenerate)"]).joined(
            separator: "\n")
        return Outcome(text: text, isRepeated: isRepeated.load(ordering: .relaxed))
    }
}
