import Foundation

/// Runs commands as a user would type them.
enum Shell {
    struct Outcome {
        /// Standard output and standard error, in the order of printing.
        var output: String
        var status: Int32
    }

    /// The folder of the commands' caches, relative to their working directory.
    static let cacheFolder = ".cache"

    /// Runs a command line with `dpend` on the path.
    static func run(_ command: String, in folder: URL, programs: URL? = nil) throws -> Outcome {
        let process = process(command, in: folder, programs ?? Repository.binaries)
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Outcome(output: String(decoding: data, as: UTF8.self), status: process.terminationStatus)
    }

    /// Runs a command line on a new terminal, 80 columns wide, that supports colors. Line ends are converted as in a
    /// file. Python opens terminals in the same way on every system.
    static func runOnTerminal(_ command: String, in folder: URL) throws -> Outcome {
        let script = folder.appendingPathComponent("terminal.sh")
        try Data("stty cols 80; unset NO_COLOR; export TERM=xterm\n\(command)\n".utf8).write(to: script)
        let spawn = "import os, pty, sys; sys.exit(os.waitstatus_to_exitcode(pty.spawn(['sh', 'terminal.sh'])))"
        var outcome = try run("python3 -c \"\(spawn)\"", in: folder)
        outcome.output = outcome.output.replacingOccurrences(of: "\r\n", with: "\n")
        return outcome
    }

    /// Whether ``runOnTerminal(_:in:)`` can be used.
    static let hasTerminals = (try? run("python3 --version", in: Repository.root))?.status == 0

    private static func process(_ command: String, in folder: URL, _ programs: URL) -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", command]
        process.currentDirectoryURL = folder
        var environment = ProcessInfo.processInfo.environment
        environment["PATH"] = "\(programs.path):\(environment["PATH"] ?? "/usr/bin:/bin")"
        // A test must not affect another one, or leave files in the user's folders.
        environment["XDG_CACHE_HOME"] = folder.appendingPathComponent(cacheFolder).path
        // In continuous integration the cache is elsewhere.
        environment["CI"] = nil
        // Make may run the tests, and it passes its depth on.
        for name in ["MAKEFLAGS", "MAKELEVEL", "MFLAGS"] { environment[name] = nil }
        process.environment = environment
        process.standardInput = FileHandle.nullDevice
        return process
    }

    /// Runs a body with a temporary folder.
    ///
    /// The folder looks like a repository, so that no configuration file above it applies.
    static func withTemporaryFolder<Value>(_ body: (URL) throws -> Value) throws -> Value {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("dpend-\(UUID().uuidString)")
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent(".git"), withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try body(folder)
    }
}
