import Foundation

/// One module of a program, for the compiler.
struct CompileJob: Sendable {
    let module: String
    /// The folder of the sources, the module and the object.
    let folder: URL
    let output: URL
    let support: Support
    let files: [String]
    /// The module's own arguments for the compiler.
    let settings: [String]

    /// Compiles the modules of each program in order, two programs at a time. Returns the problems of each.
    static func run(_ programs: [[CompileJob]]) -> [[String]] {
        let lock = NSLock()
        nonisolated(unsafe) var outcomes = Array(repeating: [String](), count: programs.count)
        nonisolated(unsafe) var next = 0
        DispatchQueue.concurrentPerform(iterations: 2) { _ in
            while true {
                let index = lock.withLock {
                    next += 1
                    return next - 1
                }
                guard index < programs.count else { return }
                for job in programs[index] {
                    let problems = job.compile()
                    lock.withLock { outcomes[index] += problems }
                    if !problems.isEmpty { break }
                }
            }
        }
        return outcomes
    }

    private func compile() -> [String] {
        let outcome = Shell.run(
            "swiftc",
            [
                "-emit-module", "-parse-as-library", "-wmo", "-Onone", "-warnings-as-errors",
                "-strict-memory-safety", "-package-name", "programs", "-module-name", module,
                "-I", output.path, "-emit-module-path", output.appendingPathComponent("\(module).swiftmodule").path,
                "-c", "-o",
                output.appendingPathComponent("\(module).o").path,
            ] + settings + files, in: folder)
        guard outcome.status != 0 else { return [] }
        let lines = outcome.output.split(separator: "\n")
        let errors = lines.filter { $0.contains("error:") && !$0.contains("<unknown>") }
        return ["\(module) does not compile:\n" + (errors.isEmpty ? lines : errors).prefix(8).joined(separator: "\n")]
    }
}

/// The modules that all programs import.
struct Support: Sendable {
    static let modules = ["DpendRuntime", "ProgramJournal"]

    /// Compiles them into a folder.
    init(in folder: URL, repository: URL) throws {
        let sources = ["DpendRuntime": "Sources/DpendRuntime", "ProgramJournal": "Tests/ProgramJournal"]
        for module in Self.modules {
            let place = repository.appendingPathComponent(sources[module]!)
            let files = try FileManager.default.contentsOfDirectory(atPath: place.path).filter {
                $0.hasSuffix(".swift")
            }.sorted()
            let outcome = Shell.run(
                "swiftc",
                [
                    "-emit-module", "-parse-as-library", "-wmo", "-Onone", "-swift-version", "6", "-module-name",
                    module, "-c",
                ]
                    + files.map { place.appendingPathComponent($0).path } + ["-o", "\(module).o"], in: folder)
            guard outcome.status == 0 else { throw Batch.Failure(description: outcome.output) }
        }
    }
}
