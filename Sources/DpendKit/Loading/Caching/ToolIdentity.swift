#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Identifies this build of the tool, so that no build reads another one's cache.
enum ToolIdentity {
    /// Nil if the program's own file cannot be found. Then there is no cache.
    static let hash: ContentHash? = {
        guard let path = programPath, let status = FileStatus(path) else { return nil }
        var hash = ContentHash()
        hash.combine(ToolDescription.version)
        hash.combine(path)
        hash.combine(status.hash)
        return hash
    }()

    private static var programPath: String? {
        #if canImport(Darwin)
            var size = UInt32(0)
            _NSGetExecutablePath(nil, &size)
            var buffer = [CChar](repeating: 0, count: Int(size))
            return _NSGetExecutablePath(&buffer, &size) == 0 ? String(cString: buffer) : nil
        #else
            return realpath("/proc/self/exe", nil).map { path in
                defer { free(path) }
                return String(cString: path)
            }
        #endif
    }
}

extension FileStatus {
    /// A hash of the file's state, which differs from other files and from earlier states.
    var hash: ContentHash {
        var hash = ContentHash()
        for number in [size, modified, changed, device, Int(bitPattern: UInt(identifier))] { hash.combine(number) }
        return hash
    }

    /// Whether the file may still change without changing its times. The times of a file system have a resolution, and
    /// two changes within one step look like one.
    ///
    /// - Parameter now: The time before the file was examined, in nanoseconds since 1970.
    func isRecent(at now: Int) -> Bool {
        // Whole seconds indicate a coarse clock.
        let step = modified % 1_000_000_000 == 0 ? 2_500_000_000 : 100_000_000
        return max(modified, changed) > now - step
    }

    static var now: Int {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
    }
}
