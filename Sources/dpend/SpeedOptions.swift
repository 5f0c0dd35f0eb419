import ArgumentParser
import DpendKit

/// Options for speed. They do not affect the result.
struct SpeedOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Read this many files at a time (default: one for each core).", valueName: "number"))
    var jobs: Int?

    @Option(
        help: ArgumentHelp(
            "Keep the cache in this folder (default: .build/dpend of the package, or the user's caches).",
            valueName: "path"))
    var cachePath: String?

    @Flag(help: "Neither read nor write the cache.")
    var noCache = false

    /// For tests. The result is the same.
    @Flag(help: .hidden)
    var parseBodies = false

    func validate() throws {
        if cachePath != nil, noCache { throw ValidationError("'--cache-path' contradicts '--no-cache'.") }
        if let jobs, jobs < 1 { throw ValidationError("--jobs '\(jobs)' must be at least 1.") }
    }

    /// The requested reading options. It reports a cache folder that is not used.
    ///
    /// - Parameter limits: The limits of the run.
    func reading(within limits: RunLimits?) -> ReadingOptions {
        var reading = ReadingOptions()
        reading.jobs = jobs ?? reading.jobs
        reading.parsesBodies = parseBodies
        reading.cache = noCache ? nil : cachePath.map { CacheFolder(path: $0) } ?? .standard
        if let folder = reading.cache, let reason = folder.refusal {
            Session.printToStandardError("\(folder.path): warning: this folder is not used for the cache: \(reason)\n")
            reading.cache = nil
        }
        if let folder = reading.cache, let limits, !limits.confinement.contains(folder.path) {
            if cachePath != nil {
                let reason: TerminalText = "it is outside of the repository"
                Session.printToStandardError(
                    "\(folder.path): warning: this folder is not used for the cache: \(reason)\n")
            }
            reading.cache = nil
        }
        return reading
    }
}
