#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The memory of this process.
enum ProcessMemory {
    /// The greatest resident memory so far, in bytes; 0 if the system does not report it.
    static var peak: Int {
        var usage = rusage()
        // RUSAGE_SELF, whose type differs between systems.
        guard getrusage(0, &usage) == 0 else { return 0 }
        #if canImport(Darwin)
            return Int(usage.ru_maxrss)
        #else
            return Int(usage.ru_maxrss) << 10
        #endif
    }
}
