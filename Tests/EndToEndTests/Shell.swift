import Foundation

/// Runs commands as a user would type them.
enum Shell {
    struct Outcome {
        /// Standard output and standard error, as they came.
        var output: String
        var status: Int32
    }

    /// Runs a command line with `dpend` on the path.
    static func run(_ command: String, in folder: URL) throws -> Outcome {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", command]
        process.currentDirectoryURL = folder
        var environment = ProcessInfo.processInfo.environment
        environment["PATH"] = "\(Repository.binaries.path):\(environment["PATH"] ?? "/usr/bin:/bin")"
        process.environment = environment
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Outcome(output: String(decoding: data, as: UTF8.self), status: process.terminationStatus)
    }

    /// Runs a body with a folder of its own that is gone afterwards.
    ///
    /// It looks like a repository, so that no configuration file from above it counts.
    static func withTemporaryFolder<Value>(_ body: (URL) throws -> Value) throws -> Value {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("dpend-\(UUID().uuidString)")
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent(".git"), withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try body(folder)
    }
}
