/// The lock of generated code that does not otherwise use DpendRuntime.
enum StaticLock {
    static let imports = ["Android", "Darwin", "Glibc", "Musl"].map { module in
        ModuleImport(path: [module], condition: "canImport(\(module))")
    }

    /// A recursive lock: the standard library has none.
    static func declaration(of name: SwiftType) -> SwiftDeclaration {
        .fixed(
            """
            /// A lock that the thread holding it can take again.
            private nonisolated final class \(name): @unchecked \(.swift)Sendable {
                // On the heap, because a mutex must not move.
                private let mutex = \(.swift)UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

                init() {
                    var attributes = pthread_mutexattr_t()
                    \(name).check(pthread_mutexattr_init(&attributes))
                    \(name).check(pthread_mutexattr_settype(&attributes, \(.swift)Int32(PTHREAD_MUTEX_RECURSIVE)))
                    \(name).check(pthread_mutex_init(mutex, &attributes))
                    \(name).check(pthread_mutexattr_destroy(&attributes))
                }

                deinit {
                    \(name).check(pthread_mutex_destroy(mutex))
                    mutex.deallocate()
                }

                func lock() { \(name).check(pthread_mutex_lock(mutex)) }

                func unlock() { \(name).check(pthread_mutex_unlock(mutex)) }

                func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
                    lock()
                    defer { unlock() }
                    return try body()
                }

                private static func check(_ status: \(.swift)Int32) {
                    \(.swift)precondition(status == 0, "A POSIX mutex operation failed")
                }
            }
            """)
    }
}
