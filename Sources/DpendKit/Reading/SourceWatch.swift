import Foundation

/// Notices a source that takes too much time or memory to parse. A parser cannot be interrupted, so the program can
/// only end.
///
/// Limits on the text itself come first: see ``NestingLimit``. The lock guards all state.
package final class SourceWatch: @unchecked Sendable {
    /// The limits for one source.
    struct Limits: Sendable {
        /// The processor time in seconds, which does not depend on other programs.
        var time: TimeInterval
        /// The memory in bytes, besides a multiple of the source's size.
        var memory: Int

        #if DEBUG
            static let standard = Limits(time: 200, memory: 400 << 20)
        #else
            static let standard = Limits(time: 10, memory: 100 << 20)
        #endif

        /// The memory in bytes for each byte of a source. An ordinary source takes about 50.
        fileprivate static let memoryOfByte = 100
    }

    /// The watch of this program; nil for another program with dpend as a library, which dpend must not end.
    nonisolated(unsafe) private static var ofProgram: SourceWatch?

    /// Begins to watch the parsing of all sources. Call it at the start of the program.
    ///
    /// - Parameter onExcess: Called on a thread of its own for a source beyond the limits. It ends the program.
    package static func start(onExcess: @escaping @Sendable (InputError) -> Never) {
        ofProgram = SourceWatch { onExcess($0) }
    }

    /// Parses a source of some size, watched in a program that has called ``start(onExcess:)``.
    static func watch<Value>(_ path: String, size: Int, _ parse: () -> Value) -> Value {
        ofProgram?.watch(path, size: size, parse) ?? parse()
    }

    private let limits: Limits
    private let onExcess: @Sendable (InputError) -> Void
    private let lock = NSLock()
    private var open: [Int: Entry] = [:]
    private var last = 0
    private var isWatching = false

    private struct Entry {
        let path: String
        let size: Int
        /// The processor time since the first look.
        var time: TimeInterval = 0
        /// The memory at the first look; nil before it.
        var memoryBefore: Int?
    }

    /// The pause between two looks, in seconds.
    private static let pause: TimeInterval = 0.1

    /// - Parameter onExcess: Called once for each source beyond the limits, on a thread of the watch.
    init(limits: Limits = .standard, onExcess: @escaping @Sendable (InputError) -> Void) {
        (self.limits, self.onExcess) = (limits, onExcess)
    }

    /// Watches the reading of a source.
    func watch<Value>(_ path: String, size: Int, _ read: () -> Value) -> Value {
        let number = lock.withLock {
            last += 1
            open[last] = Entry(path: path, size: size)
            if !isWatching { isWatching = WorkerThread.start(stackSize: 1 << 18) { [self] in look() } }
            return last
        }
        defer { lock.withLock { _ = open.removeValue(forKey: number) } }
        return read()
    }

    /// Looks at the open sources again and again, until none is left for a while.
    private func look() {
        var before = ProcessorTime.used
        while true {
            Thread.sleep(forTimeInterval: Self.pause)
            let memory = ProcessMemory.peak
            let now = ProcessorTime.used
            defer { before = now }
            let excess: InputError? = lock.withLock {
                if open.isEmpty {
                    isWatching = false
                    return nil
                }
                return tick(memory, now - before)
            }
            if let excess { onExcess(excess) }
            if lock.withLock({ !isWatching }) { return }
        }
    }

    private func tick(_ memory: Int, _ time: TimeInterval) -> InputError? {
        // Sources that are read at the same time share the memory and the time.
        let allowed = open.values.reduce(0) { $0 + limits.memory + $1.size * Limits.memoryOfByte }
        let share = time / Double(open.count)
        for (number, var entry) in open.sorted(by: { $0.key < $1.key }) {
            guard let memoryBefore = entry.memoryBefore else {
                open[number]?.memoryBefore = memory
                continue
            }
            entry.time += share
            open[number] = entry
            let takesTime = entry.time > limits.time
            guard takesTime || memory - memoryBefore > allowed else { continue }
            open[number] = nil
            let limit = takesTime ? "\(Int(limits.time)) seconds" : "\(limits.memory >> 20) MB of memory"
            return InputError(
                .malformed, "reading this source takes more than \(limit); exclude it with '--exclude'", at: entry.path)
        }
        return nil
    }
}
