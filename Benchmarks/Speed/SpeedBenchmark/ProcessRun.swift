import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The cost of one run of a program.
struct Sample {
    /// The time from start to end, in seconds.
    var seconds: Double
    /// The processor time of all its threads, in seconds.
    var processorSeconds: Double
    /// The maximum memory, in bytes.
    var peakMemory: Int
    /// The phases that it reported on standard error, in seconds.
    var phases: [String: Double]
    var status: Int32
}

/// A program with its arguments, run in a separate process.
struct ProcessRun {
    var program: String
    var arguments: [String]
    /// The folder in which it runs; nil for the current one.
    var folder: String?

    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    /// Runs the program to its end. Standard output is discarded, which costs a program the least.
    ///
    /// - Throws: ``Failure`` if the program cannot be started, or ends with a status above 1; 1 is a verdict of dpend.
    func run(maximumStatus: Int32 = 1) throws -> Sample {
        let errors = FileManager.default.temporaryDirectory.appendingPathComponent("dpend-benchmark-\(getpid()).err")
            .path
        defer { unlink(errors) }
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 2, errors, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) }
        defer { for word in words { free(word) } }
        words.append(nil)

        let current = FileManager.default.currentDirectoryPath
        if let folder, !FileManager.default.changeCurrentDirectoryPath(folder) {
            throw Failure(description: "there is no folder \(folder)")
        }
        defer { if folder != nil { _ = FileManager.default.changeCurrentDirectoryPath(current) } }
        let start = DispatchTime.now().uptimeNanoseconds
        var process = pid_t()
        guard posix_spawn(&process, program, &actions, nil, words, environ) == 0 else {
            throw Failure(description: "\(program) cannot be started")
        }
        var status: Int32 = 0
        var usage = rusage()
        while wait4(process, &status, 0, &usage) == -1, errno == EINTR {}
        let seconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9

        let text = FileManager.default.contents(atPath: errors).map { String(decoding: $0, as: UTF8.self) } ?? ""
        let exitStatus = status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
        guard exitStatus <= maximumStatus else {
            let command = ([program] + arguments).joined(separator: " ")
            throw Failure(description: "'\(command)' ended with \(exitStatus): \(text.suffix(2_000))")
        }
        let times = [usage.ru_utime, usage.ru_stime].map { Double($0.tv_sec) + Double($0.tv_usec) / 1e6 }
        return Sample(
            seconds: seconds, processorSeconds: times[0] + times[1], peakMemory: Int(usage.ru_maxrss) * Self.memoryUnit,
            phases: Self.phases(in: text), status: exitStatus)
    }

    #if canImport(Darwin)
        private static let memoryUnit = 1
    #else
        private static let memoryUnit = 1024
    #endif

    /// Reads lines such as `chain     0.012 s`.
    private static func phases(in text: String) -> [String: Double] {
        var phases: [String: Double] = [:]
        for line in text.split(separator: "\n") {
            let words = line.split(separator: " ")
            if words.count >= 3, words[2] == "s", let seconds = Double(words[1]) { phases[String(words[0])] = seconds }
        }
        return phases
    }
}
