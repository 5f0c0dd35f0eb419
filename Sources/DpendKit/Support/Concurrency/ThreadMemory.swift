import Foundation

/// The memory that the C library sets apart for a thread.
enum ThreadMemory {
    /// Has the C library set memory apart for this thread, its share of what a run over thousands of files takes.
    ///
    /// glibc makes the memory of a thread accessible page by page while it grows. Each of these calls holds up all threads, and thousands of
    /// them take a tenth of a run. What was accessible once stays so, for the threads that come later as well.
    static func reserve(oneOf threadCount: Int) {
        #if canImport(Glibc)
            let blocks = (0..<max(8, totalBlockCount / threadCount)).map { _ in malloc(blockSize) }
            // The last one stays: without it glibc would give all the others back, and take them page by page again.
            for block in blocks.dropLast() { free(block) }
        #endif
    }

    /// Larger blocks do not lie with the others, and a thread has room for 64 MiB.
    private static let blockSize = 120 << 10
    private static let totalBlockCount = 512

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
