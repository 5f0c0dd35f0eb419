import Foundation

/// The memory that the C library sets apart for a thread.
enum ThreadMemory {
    /// Has the C library set memory apart for this thread, as much as a thread takes that works on thousands of files.
    ///
    /// glibc makes the memory of a thread accessible page by page while it grows. Each of these calls holds up all threads, and thousands of
    /// them take a tenth of a run. Memory that was accessible once stays so when it is freed, for the threads that come later as well.
    static func reserve() {
        #if canImport(Glibc)
            var blocks: [UnsafeMutableRawPointer?] = []
            blocks.reserveCapacity(blockCount)
            for _ in 0..<blockCount { blocks.append(malloc(blockSize)) }
            // In their order, so that only the last one is worth giving back to the system.
            for block in blocks { free(block) }
        #endif
    }

    /// Larger blocks do not lie with the others, and a thread has room for 64 MiB.
    private static let blockSize = 120 << 10
    private static let blockCount = 256

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
