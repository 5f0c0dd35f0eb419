/// The facts of sources from an earlier run. A file's status or content finds them, and only then are they read.
///
/// The records stand at the beginning, sorted by the hashes of statuses, and are searched in place. They suffice to
/// find changes. Each can check whether the facts behind them are its own.
struct FactStore: Sendable {
    /// The file, or only its beginning.
    private let file: [UInt8]
    private let recordCount: Int
    private let firstBlob: Int

    /// The record of one file.
    struct Record: Sendable {
        static let size = 80

        /// The hash of the file's status; zero if the file may change without changing its status.
        var status: ContentHash
        var content: ContentHash
        /// The hash of the facts without their places.
        var shape: ContentHash
        /// The hash of the facts with their places.
        var facts: ContentHash
        /// The offset of the facts after the records, and their length in bytes.
        var offset: Int
        var length: Int
        /// The day of the last run that used it, counted from 1970.
        var day: Int
    }

    /// Reads the records of a file, and the facts if requested; nil unless the file is a store for the key.
    init?(_ folder: CacheFolder, _ name: String, key: ContentHash, withFacts: Bool) {
        func count(_ bytes: [UInt8]) -> Int? {
            guard bytes.count >= Self.headSize else { return nil }
            let count = bytes.withUnsafeBytes {
                $0.loadUnaligned(fromByteOffset: CacheFile.headerSize, as: UInt64.self)
            }
            return Int(exactly: count).flatMap { $0 < 1 << 32 ? $0 : nil }
        }
        guard let start = folder.read(name, count: Self.headSize), let recordCount = count(start) else { return nil }
        let size = Self.headSize + recordCount * Record.size
        guard let file = withFacts ? folder.read(name) : folder.read(name, count: size), file.count >= size,
            count(file) == recordCount,
            CacheFile.isValid(file, upTo: size, key: key)
        else { return nil }
        (self.file, self.recordCount, firstBlob) = (file, recordCount, size)
    }

    /// The size of the text before the records: the header of all files, and the number of records.
    private static let headSize = CacheFile.headerSize + 8

    var records: [Record] { (0..<recordCount).map(record) }

    /// The record of an unchanged file.
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

    /// The record of a file with a content. The search is linear.
    func record(content: ContentHash) -> Record? {
        (0..<recordCount).first { word($0, 2) == content.high && word($0, 3) == content.low }.map(record)
    }

    /// The bytes of a record's facts; nil if they are missing.
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
            offset: Int(UInt32(truncatingIfNeeded: place)), length: Int(place >> 32),
            day: Int(UInt32(truncatingIfNeeded: day)))
    }

    private func word(_ position: Int, _ index: Int) -> UInt64 {
        file.withUnsafeBytes {
            $0.loadUnaligned(
                fromByteOffset: Self.headSize + position * Record.size + index * 8, as: UInt64.self)
        }
    }

    // MARK: Writing

    /// The part of the file before the facts.
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
