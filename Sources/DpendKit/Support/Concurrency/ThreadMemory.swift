import Foundation

/// The memory that the C library reserves for a thread.
enum ThreadMemory {
    /// Reserves memory for this thread: its share of the memory for a run over hundreds or thousands of files.
    ///
    /// While the memory of a thread grows, glibc makes it accessible page by page. Each of these calls blocks all
    /// threads, and thousands of calls take a tenth of a run. Accessible memory stays accessible, for later threads
    /// too. The kernel may map the part that most runs fill in pages of 2 MiB, which avoids most page faults. The rest
    /// takes no memory until code writes to it.
    static func reserve(oneOf threadCount: Int) {
        #if canImport(Glibc)
            // When a block is freed, glibc raises the size from which on it maps blocks separately. So it maps the
            // first block separately, and takes the second from the memory of the thread, which keeps it. See "Dynamic
            // threshold" in mallopt(3).
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

    /// The accessible memory of all threads together, and the part of it that the kernel may map in large pages.
    private static let totalSize = 60 << 20
    private static let hugeTotalSize = 32 << 20
    /// glibc raises the size to 32 MiB at most, and a thread has room for 64 MiB.
    private static let largestSize = 30 << 20
    private static let smallestSize = 4 << 20
    private static let hugePageSize = 2 << 20

    /// Whether this is the first call.
    static func isFirst() -> Bool {
        lock.withLock {
            defer { isUsed = true }
            return !isUsed
        }
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var isUsed = false
}
