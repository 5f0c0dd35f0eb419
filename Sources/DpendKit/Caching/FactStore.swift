/// The facts of sources as an earlier run left them: found by a file's status or content, and read only then.
///
/// The records stand in the order of the hashes of statuses and are searched where they lie.
struct FactStore: Sendable {
    private let file: [UInt8]
    private let recordCount: Int
    private let firstBlob: Int

    /// What is known of one file.
    struct Record: Sendable {
        static let size = 64

        /// Of the file's status; zero for one that may have been changed without its status telling.
        var status: ContentHash
        var content: ContentHash
        /// Of the facts without their places.
        var shape: ContentHash
        /// Where the facts begin behind the records, and how many bytes they take.
        var offset: Int
        var length: Int
        /// When a run last needed it, in days since 1970.
        var day: Int
    }

    /// Takes over a file's bytes; nil unless they are those of a store for the key.
    init?(file: [UInt8], key: ContentHash) {
        guard CacheFile.isValid(file, key: key), file.count >= CacheFile.headerSize + 8 else { return nil }
        let count = file.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: CacheFile.headerSize, as: UInt64.self) }
        guard count <= UInt64(file.count / Record.size) else { return nil }
        recordCount = Int(count)
        firstBlob = CacheFile.headerSize + 8 + recordCount * Record.size
        guard firstBlob <= file.count else { return nil }
        self.file = file
    }

    var records: [Record] { (0..<recordCount).map(record) }

    /// What is known of a file that is as it was.
    func record(status: ContentHash) -> Record? {
        var low = 0
        var high = recordCount
        while low < high {
            let middle = (low + high) / 2
            if word(middle, 0) < status.high { low = middle + 1 } else { high = middle }
        }
        while low < recordCount, word(low, 0) == status.high {
            if word(low, 1) == status.low { return record(low) }
            low += 1
        }
        return nil
    }

    /// The record of a file of some content; looked for in all of them.
    func record(content: ContentHash) -> Record? {
        (0..<recordCount).first { word($0, 2) == content.high && word($0, 3) == content.low }.map(record)
    }

    /// The bytes of a record's facts.
    func bytes<Value>(of record: Record, _ body: (UnsafeRawBufferPointer) -> Value?) -> Value? {
        let start = firstBlob + record.offset
        guard record.offset >= 0, record.length >= 0, start + record.length <= file.count else { return nil }
        return file.withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0[start..<start + record.length])) }
    }

    private func record(_ position: Int) -> Record {
        let (place, day) = (word(position, 6), word(position, 7))
        return Record(
            status: ContentHash(high: word(position, 0), low: word(position, 1)),
            content: ContentHash(high: word(position, 2), low: word(position, 3)),
            shape: ContentHash(high: word(position, 4), low: word(position, 5)),
            offset: Int(UInt32(truncatingIfNeeded: place)), length: Int(place >> 32), day: Int(UInt32(truncatingIfNeeded: day)))
    }

    private func word(_ position: Int, _ index: Int) -> UInt64 {
        file.withUnsafeBytes {
            $0.loadUnaligned(
                fromByteOffset: CacheFile.headerSize + 8 + position * Record.size + index * 8, as: UInt64.self)
        }
    }

    // MARK: Writing

    /// The whole file of a store with these records and their facts.
    static func file(_ entries: [(record: Record, facts: [UInt8])], key: ContentHash) -> [UInt8] {
        let sorted = entries.sorted { $0.record.status.high < $1.record.status.high }
        var payload = CacheFile.beginning
        payload.reserveCapacity(payload.count + 8 + sorted.reduce(0) { $0 + $1.facts.count + Record.size })
        func append(_ word: UInt64) { withUnsafeBytes(of: word) { payload.append(contentsOf: $0) } }
        append(UInt64(sorted.count))
        var offset = 0
        for (record, facts) in sorted {
            for hash in [record.status, record.content, record.shape] {
                append(hash.high)
                append(hash.low)
            }
            append(UInt64(offset) | UInt64(facts.count) << 32)
            append(UInt64(record.day))
            offset += facts.count
        }
        for entry in sorted { payload.append(contentsOf: entry.facts) }
        return CacheFile.sealed(payload, key: key)
    }
}
