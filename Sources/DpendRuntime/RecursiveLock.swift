#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
#error("DpendRuntime needs POSIX threads on this platform")
#endif

/// A lock that the thread holding it can take again. The standard library has none, and Foundation would be a
/// dependency of everything that imports DpendRuntime.
///
/// It is public for generated code.
public final class RecursiveLock: @unchecked Sendable {
    // On the heap of its own, because a mutex must not move, which Swift does not promise for a stored property.
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

    /// Makes a lock that nobody holds.
    public init() {
        var attributes = pthread_mutexattr_t()
        Self.check(pthread_mutexattr_init(&attributes))
        Self.check(pthread_mutexattr_settype(&attributes, Int32(PTHREAD_MUTEX_RECURSIVE)))
        Self.check(pthread_mutex_init(mutex, &attributes))
        Self.check(pthread_mutexattr_destroy(&attributes))
    }

    deinit {
        Self.check(pthread_mutex_destroy(mutex))
        mutex.deallocate()
    }

    /// Takes the lock, and waits as long as another thread holds it.
    public func lock() {
        Self.check(pthread_mutex_lock(mutex))
    }

    /// Gives the lock back, once for each time that this thread took it.
    public func unlock() {
        Self.check(pthread_mutex_unlock(mutex))
    }

    /// Runs `body` while this thread holds the lock, and releases it also when `body` throws.
    public func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
        lock()
        defer { unlock() }
        return try body()
    }

    private static func check(_ status: Int32) {
        // Going on without the lock would corrupt memory, so this holds in release builds as well.
        precondition(status == 0, "A POSIX mutex operation failed")
    }
}
