#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// How sources are read. These options do not affect the result.
package struct ReadingOptions: Sendable {
    /// How many threads read and parse, up to 256.
    package var jobs = Self.coreCount {
        didSet { jobs = min(max(1, jobs), Self.maximumJobs) }
    }
    private static let maximumJobs = 256
    /// Whether to parse the bodies of functions, although nothing in them matters.
    package var parsesBodies = false
    /// The folder of the cache; nil for no cache.
    package var cache: CacheFolder?
    /// The results that this process keeps in memory; nil if it answers only once.
    package var memory: SourceMemory?
    /// Whether nobody waits for the result anymore. Asked on any thread between the steps of a run.
    package var isCancelled: @Sendable () -> Bool = { false }

    /// The projects around sources that have been read.
    var projects = KnownProjects()
    /// The packages that have been read.
    let manifests = KnownManifests()
    /// The sources that the runs over several variants share; nil for a single run.
    var shared: SharedReadings?

    /// Creates the fastest options: all cores, no bodies.
    package init() {}

    private static let coreCount = min(max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))), maximumJobs)
}
