#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    #error("DpendRuntime needs POSIX threads on this platform")
#endif

/// A lock that the thread holding it can take again. The standard library has none, and Foundation would become a
/// dependency of every module that imports DpendRuntime.
///
/// It is public for generated code.
public final class RecursiveLock: @unchecked Sendable {
    // On the heap, because a mutex must not move, and Swift does not guarantee that for a stored property.
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

    /// Makes a lock that no thread holds.
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

    /// Releases the lock. Call it once for each call of `lock()` on this thread.
    public func unlock() {
        Self.check(pthread_mutex_unlock(mutex))
    }

    /// Runs `body` while this thread holds the lock. The lock is released even if `body` throws.
    public func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
        lock()
        defer { unlock() }
        return try body()
    }

    private static func check(_ status: Int32) {
        // Memory would be corrupted without the lock, so release builds check this as well.
        precondition(status == 0, "A POSIX mutex operation failed")
    }
}
