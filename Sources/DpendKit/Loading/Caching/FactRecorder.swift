import Foundation

/// Codes the facts of new sources in order, for one thread. So the bytes to write are contiguous.
final class FactRecorder {
    /// Identifies it among the recorders of other threads.
    fileprivate let number: Int
    fileprivate var bytes: [UInt8] = []
    private var writer = FactWriter()

    fileprivate init(number: Int) {
        self.number = number
    }

    /// Codes the facts of a source in place. No other code has them yet.
    ///
    /// - Parameter content: The hash of the source's text.
    func record(_ source: inout some Fact, path: String, content: ContentHash) -> RecordedFacts {
        let offset = bytes.count
        let coded = writer.append(&source, ownPath: path, to: &bytes)
        let record = FactStore.Record(
            status: .blank, content: content, shape: coded.shape, facts: coded.hash, offset: offset,
            length: coded.length, day: 0)
        return RecordedFacts(record: record, recorder: number)
    }
}

/// The hashes of new facts, and the recorder that has them at the record's offset.
struct RecordedFacts: Sendable {
    let record: FactStore.Record
    let recorder: Int
}

/// The recorders of all threads that read sources. A lock guards all state. Each recorder is used by one thread.
final class FactRecorders: @unchecked Sendable {
    private let lock = NSLock()
    private var all: [FactRecorder] = []

    /// A recorder for a thread.
    func make() -> FactRecorder {
        lock.withLock {
            let recorder = FactRecorder(number: all.count)
            all.append(recorder)
            return recorder
        }
    }

    /// The recorded bytes, by the numbers of the recorders. Call it when all threads are done.
    var bytes: [[UInt8]] { lock.withLock { all.map(\.bytes) } }
}
