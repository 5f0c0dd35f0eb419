import Foundation

/// The memory that the C library sets apart for a thread.
enum ThreadMemory {
    /// Has the C library set memory apart for this thread, its share of what a run over thousands of files takes.
    ///
    /// glibc makes the memory of a thread accessible page by page while it grows. Each of these calls holds up all threads, and thousands of
    /// them take a tenth of a run. What was accessible once stays so, for the threads that come later as well. The kernel may map the part
    /// that most runs fill in pages of 2 MiB, which spares most of the page faults. The rest takes no memory until somebody writes there.
    static func reserve(oneOf threadCount: Int) {
        #if canImport(Glibc)
            // From a freed block glibc learns the size from which on blocks get memory of their own. The first one has such memory, the
            // second one lies with all others of the thread, and its memory stays when it is freed. See "Dynamic threshold" in mallopt(3).
            let size = max(smallestSize, min(largestSize, totalSize / threadCount))
            let hugeSize = max(smallestSize, min(largestSize, hugeTotalSize / threadCount))
            for size in [size + (1 << 20), size] {
                guard let block = malloc(size) else { return }
                let start = (Int(bitPattern: block) + hugePageSize - 1) & -hugePageSize
                let end = (Int(bitPattern: block) + hugeSize) & -hugePageSize
                if start < end { madvise(UnsafeMutableRawPointer(bitPattern: start), end - start, MADV_HUGEPAGE) }
                free(block)
            }
        #endif
    }

    /// Has some memory made accessible at once where this thread was given that of a thread which needed little.
    static func extend() {
        #if canImport(Glibc)
            free(malloc(2 * smallestSize))
        #endif
    }

    /// How much is made accessible for all threads together, and how much of that the kernel may map in large pages.
    private static let totalSize = 60 << 20
    private static let hugeTotalSize = 32 << 20
    /// glibc learns no size above 32 MiB, and a thread has room for 64 MiB.
    private static let largestSize = 30 << 20
    private static let smallestSize = 4 << 20
    private static let hugePageSize = 2 << 20

    /// Whether nobody has asked this before.
    static func isFirst() -> Bool {
        lock.withLock {
            defer { isUsed = true }
            return !isUsed
        }
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var isUsed = false
}
