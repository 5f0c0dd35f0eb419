#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// How sources are read; nothing of it changes the outcome.
package struct ReadingOptions: Sendable {
    /// How many threads read and parse, up to 256.
    package var jobs = Self.coreCount {
        didSet { jobs = min(max(1, jobs), Self.maximumJobs) }
    }
    private static let maximumJobs = 256
    /// Whether the bodies of functions are parsed, although nothing that counts lies in them.
    package var parsesBodies = false
    /// Where what is known of sources is kept from one run to the next; nil for nowhere.
    package var cache: CacheFolder?

    /// What has been read of packages.
    let manifests = KnownManifests()

    /// Creates what is fastest: all cores, no bodies.
    package init() {}

    private static let coreCount = min(max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))), maximumJobs)
}
