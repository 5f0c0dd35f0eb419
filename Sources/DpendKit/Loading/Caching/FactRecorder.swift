import Foundation

/// Codes the facts of new sources, one after the other, for one thread: so what is to be written lies together.
final class FactRecorder {
    /// Tells it from those of other threads.
    fileprivate let number: Int
    fileprivate var bytes: [UInt8] = []
    private var writer = FactWriter()

    fileprivate init(number: Int) {
        self.number = number
    }

    /// Codes the facts of a source, where they are: nobody else has them yet.
    ///
    /// - Parameter content: Of the source's text.
    func record(_ source: inout some Fact, path: String, content: ContentHash) -> RecordedFacts {
        let offset = bytes.count
        let coded = writer.append(&source, ownPath: path, to: &bytes)
        let record = FactStore.Record(
            status: .blank, content: content, shape: coded.shape, facts: coded.hash, offset: offset, length: coded.length, day: 0)
        return RecordedFacts(record: record, recorder: number)
    }
}

/// What there is to know of facts that have just been read, and which recorder has them, at the offset that the record names.
struct RecordedFacts: Sendable {
    let record: FactStore.Record
    let recorder: Int
}

/// The recorders of all threads that read sources. All state is behind the lock; each recorder is used by one thread.
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

    /// What they have recorded, by their numbers; only to be asked for when all threads are done.
    var bytes: [[UInt8]] { lock.withLock { all.map(\.bytes) } }
}
