import Foundation

/// Runs another program and collects its output.
enum Shell {
    static func run(_ program: String, _ arguments: [String], in folder: URL, timeout: TimeInterval = 300) -> (
        status: Int32, output: String
    ) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [program] + arguments
        process.currentDirectoryURL = folder
        let log = folder.appendingPathComponent(".log-\(UUID().uuidString)")
        _ = FileManager.default.createFile(atPath: log.path, contents: nil)
        guard let handle = try? FileHandle(forWritingTo: log) else { return (-1, "no log") }
        process.standardOutput = handle
        process.standardError = handle
        do { try process.run() } catch { return (-1, "\(error)") }
        let end = Date().addingTimeInterval(timeout)
        while process.isRunning, Date() < end { Thread.sleep(forTimeInterval: 0.005) }
        if process.isRunning { process.terminate() }
        process.waitUntilExit()
        let output = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
        try? FileManager.default.removeItem(at: log)
        return (process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus, output)
    }
}
