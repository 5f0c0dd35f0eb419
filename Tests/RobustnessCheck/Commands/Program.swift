import Foundation

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A program that is run like a user's command, with a time limit.
struct Program: Sendable {
    let path: String
    /// The maximum elapsed seconds of a run.
    var limit: TimeInterval = 60
    /// The maximum memory of a run in bytes, after which the system gives it no more; nil for no limit.
    var memoryLimit: Int?

    struct Outcome {
        var status: Int32 = 0
        /// The signal that ended it; 0 if it exited.
        var signal: Int32 = 0
        var isHang = false
        /// The processor time of all threads, in seconds.
        var seconds = 0.0
        /// The maximum memory, in bytes.
        var peakMemory = 0
        var output: [UInt8] = []
        var errors: [UInt8] = []
    }

    /// Runs it to its end.
    func run(_ arguments: [String], in folder: Folder) -> Outcome { start(arguments, in: folder).end(within: limit) }

    /// Runs it, and kills it after some time if it has not ended.
    func run(_ arguments: [String], in folder: Folder, killedAfter seconds: TimeInterval) -> Outcome {
        let run = start(arguments, in: folder)
        usleep(UInt32(seconds * 1_000_000))
        return run.end(killing: true, within: limit)
    }

    /// Runs it, and kills it as soon as a condition holds, or after some time.
    func run(
        _ arguments: [String], in folder: Folder, killedAfter seconds: TimeInterval, orWhen hasHappened: () -> Bool
    ) -> Outcome {
        let run = start(arguments, in: folder)
        let end = Date(timeIntervalSinceNow: seconds)
        while Date() < end, !hasHappened() {}
        return run.end(killing: true, within: limit)
    }

    /// Starts it, with its output in files beside its working folder.
    func start(_ arguments: [String], in folder: Folder) -> Running {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        let (output, errors) = ("\(folder.path).stdout", "\(folder.path).stderr")
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, errors, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
        let search = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        // The working folder is its home, so that it neither reads nor writes the user's files.
        let environment = [
            "PATH=\(search)", "HOME=\(folder.path)", "XDG_CACHE_HOME=\(folder.path)/.cache",
            "SWIFT_BACKTRACE=enable=no", "LANG=C.UTF-8",
        ]
        // The shell enters the folder and then becomes the program.
        // Not every system has this limit.
        let limiting = memoryLimit.map { "ulimit -v \($0 >> 10) 2>/dev/null; " } ?? ""
        let shell = ["/bin/sh", "-c", "\(limiting)cd -- \"$0\" && exec \"$@\"", folder.path, path]
        var pointers = (shell + arguments).map { strdup($0) } + [nil]
        var variables = environment.map { strdup($0) } + [nil]
        defer { for pointer in pointers + variables { free(pointer) } }
        var process: pid_t = 0
        let status = posix_spawn(&process, shell[0], &actions, nil, &pointers, &variables)
        return Running(process: status == 0 ? process : 0, output: output, errors: errors)
    }

    /// A running program.
    struct Running {
        fileprivate let process: pid_t
        fileprivate let output: String
        fileprivate let errors: String

        /// Waits for its end, or kills it at once, or after a limit.
        func end(killing: Bool = false, within limit: TimeInterval) -> Outcome {
            var outcome = Outcome()
            guard process > 0 else {
                outcome.status = 127
                return outcome
            }
            if killing { kill(process, SIGKILL) }
            let start = Date()
            var status: Int32 = 0
            var pause: UInt32 = 200
            var usage = rusage()
            while wait4(process, &status, WNOHANG, &usage) == 0 {
                if !outcome.isHang, Date().timeIntervalSince(start) > limit {
                    outcome.isHang = true
                    kill(process, SIGKILL)
                }
                usleep(pause)
                pause = min(pause * 2, 2_000)
            }
            outcome.seconds = [usage.ru_utime, usage.ru_stime].reduce(0) {
                $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6
            }
            #if canImport(Darwin)
                outcome.peakMemory = Int(usage.ru_maxrss)
            #else
                outcome.peakMemory = Int(usage.ru_maxrss) << 10
            #endif
            outcome.signal = status & 0x7F
            outcome.status = (status >> 8) & 0xFF
            outcome.output = Self.take(output)
            outcome.errors = Self.take(errors)
            return outcome
        }

        private static func take(_ path: String) -> [UInt8] {
            defer { unlink(path) }
            return Folder((path as NSString).deletingLastPathComponent).read((path as NSString).lastPathComponent) ?? []
        }
    }
}
