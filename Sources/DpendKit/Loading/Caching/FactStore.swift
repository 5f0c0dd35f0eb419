/// The facts of sources as an earlier run left them: found by a file's status or content, and read only then.
///
/// The records stand at the beginning, in the order of the hashes of statuses, and are searched where they lie. Only these are
/// needed to see what has changed; each tells whether the facts behind them are its own.
struct FactStore: Sendable {
    /// The file, or only its beginning.
    private let file: [UInt8]
    private let recordCount: Int
    private let firstBlob: Int

    /// What is known of one file.
    struct Record: Sendable {
        static let size = 80

        /// Of the file's status; zero for one that may have been changed without its status telling.
        var status: ContentHash
        var content: ContentHash
        /// Of the facts without their places.
        var shape: ContentHash
        /// Of the facts with their places.
        var facts: ContentHash
        /// Where the facts begin behind the records, and how many bytes they take.
        var offset: Int
        var length: Int
        /// When a run last needed it, in days since 1970.
        var day: Int
    }

    /// Reads the records of a file, or with them the facts; nil unless the file is a store for the key.
    init?(_ folder: CacheFolder, _ name: String, key: ContentHash, withFacts: Bool) {
        func count(_ bytes: [UInt8]) -> Int? {
            guard bytes.count >= Self.headSize else { return nil }
            let count = bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: CacheFile.headerSize, as: UInt64.self) }
            return Int(exactly: count).flatMap { $0 < 1 << 32 ? $0 : nil }
        }
        guard let start = folder.read(name, count: Self.headSize), let recordCount = count(start) else { return nil }
        let size = Self.headSize + recordCount * Record.size
        guard let file = withFacts ? folder.read(name) : folder.read(name, count: size), file.count >= size, count(file) == recordCount,
            CacheFile.isValid(file, upTo: size, key: key)
        else { return nil }
        (self.file, self.recordCount, firstBlob) = (file, recordCount, size)
    }

    /// What stands before the records: the header of all files, and how many records there are.
    private static let headSize = CacheFile.headerSize + 8

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

    /// The bytes of a record's facts; nil when they are not there.
    func bytes<Value>(of record: Record, _ body: (UnsafeRawBufferPointer) -> Value?) -> Value? {
        let start = firstBlob + record.offset
        guard record.offset >= 0, record.length >= 0, start + record.length <= file.count else { return nil }
        return file.withUnsafeBytes { file in
            let bytes = UnsafeRawBufferPointer(rebasing: file[start..<start + record.length])
            return CodedFact.hash(of: bytes) == record.facts ? body(bytes) : nil
        }
    }

    private func record(_ position: Int) -> Record {
        let (place, day) = (word(position, 8), word(position, 9))
        return Record(
            status: ContentHash(high: word(position, 0), low: word(position, 1)),
            content: ContentHash(high: word(position, 2), low: word(position, 3)),
            shape: ContentHash(high: word(position, 4), low: word(position, 5)),
            facts: ContentHash(high: word(position, 6), low: word(position, 7)),
            offset: Int(UInt32(truncatingIfNeeded: place)), length: Int(place >> 32), day: Int(UInt32(truncatingIfNeeded: day)))
    }

    private func word(_ position: Int, _ index: Int) -> UInt64 {
        file.withUnsafeBytes {
            $0.loadUnaligned(
                fromByteOffset: Self.headSize + position * Record.size + index * 8, as: UInt64.self)
        }
    }

    // MARK: Writing

    /// What the file of a store has before the facts.
    static func head(of records: [Record], key: ContentHash) -> [UInt8] {
        let keys = records.map(\.status.high)
        var head = CacheFile.beginning
        head.reserveCapacity(headSize + records.count * Record.size)
        withUnsafeBytes(of: UInt64(records.count)) { head.append(contentsOf: $0) }
        for record in records.indices.sorted(by: { keys[$0] < keys[$1] }).lazy.map({ records[$0] }) {
            let (status, content, shape, facts) = (record.status, record.content, record.shape, record.facts)
            let words = (
                status.high, status.low, content.high, content.low, shape.high, shape.low, facts.high, facts.low,
                UInt64(record.offset) | UInt64(record.length) << 32, UInt64(record.day)
            )
            withUnsafeBytes(of: words) { head.append(contentsOf: $0) }
        }
        return CacheFile.sealed(head, key: key)
    }
}
