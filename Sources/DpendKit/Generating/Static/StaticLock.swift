/// The lock of generated code that does not otherwise use DpendRuntime.
enum StaticLock {
    static let imports = ["Android", "Darwin", "Glibc", "Musl"].map { module in
        ModuleImport(path: [module], condition: "canImport(\(module))")
    }

    /// A recursive lock: the standard library has none.
    static func declarations(of name: SwiftType) -> [SwiftDeclaration] {
        MemorySafety.declarations { declaration(of: name, $0) }
    }

    private static func declaration(of name: SwiftType, _ safety: MemorySafety) -> SwiftDeclaration {
        .fixed(
            """
            /// A lock that the thread holding it can take again.
            \(safety.safe)private nonisolated final class \(name): @unchecked \(.swift)Sendable {
                // On the heap, because a mutex must not move.
                private let mutex = \(.swift)UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

                init() {
                    var attributes = pthread_mutexattr_t()
                    \(name).check(\(safety.unsafe)pthread_mutexattr_init(&attributes))
                    \(name).check(
                        \(safety.unsafe)pthread_mutexattr_settype(&attributes, \(.swift)Int32(PTHREAD_MUTEX_RECURSIVE))
                    )
                    \(name).check(\(safety.unsafe)pthread_mutex_init(mutex, &attributes))
                    \(name).check(\(safety.unsafe)pthread_mutexattr_destroy(&attributes))
                }

                deinit {
                    \(name).check(\(safety.unsafe)pthread_mutex_destroy(mutex))
                    \(safety.unsafe)mutex.deallocate()
                }

                func lock() { \(name).check(\(safety.unsafe)pthread_mutex_lock(mutex)) }

                func unlock() { \(name).check(\(safety.unsafe)pthread_mutex_unlock(mutex)) }

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
