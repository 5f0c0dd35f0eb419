#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// How sources are read; nothing of it changes the outcome.
public struct ReadingOptions: Sendable {
    /// How many threads read and parse.
    public var jobs = Self.coreCount
    /// Whether the bodies of functions are parsed, although nothing that counts lies in them.
    public var parsesBodies = false
    /// Where what is known of sources is kept from one run to the next; nil for nowhere.
    public var cache: CacheFolder?

    /// Creates what is fastest: all cores, no bodies.
    public init() {}

    private static let coreCount = max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
}
