/// Writes values as bytes: numbers in groups of seven bits, texts with their length.
///
/// Places are written apart from the other facts, to distinguish moved declarations from changed ones. Most changes of
/// a file are in bodies and only move the following declarations.
struct FactWriter: FactCoder {
    static let isReading = false

    private let facts = Bytes()
    private let places = Bytes()
    /// The path that is not written, because the reader knows it.
    private var ownPath: String?

    /// A value as bytes. The value stays unchanged.
    static func bytes(of value: inout some Fact, ownPath: String? = nil) -> [UInt8] {
        var writer = FactWriter()
        var bytes: [UInt8] = []
        _ = writer.append(&value, ownPath: ownPath, to: &bytes)
        return bytes
    }

    /// Appends a value as bytes, and returns its hashes.
    mutating func append(_ value: inout some Fact, ownPath: String?, to bytes: inout [UInt8]) -> CodedFact {
        self.ownPath = ownPath
        facts.removeAll()
        places.removeAll()
        value.code(with: &self)
        let start = bytes.count
        withUnsafeBytes(of: UInt32(facts.count).littleEndian) { bytes.append(contentsOf: $0) }
        facts.append(to: &bytes)
        places.append(to: &bytes)
        return bytes.withUnsafeBytes { CodedFact(UnsafeRawBufferPointer(rebasing: $0[start...])) }
    }

    mutating func code(_ value: inout Int) { facts.append(value) }

    mutating func code(_ value: inout Bool) { facts.append(value ? 1 : 0 as UInt8) }

    mutating func code(_ value: inout String) { facts.append(value) }

    mutating func code(place: inout SourceLocation) {
        let isOwn = place.path == ownPath
        places.append(isOwn ? 1 : 0 as UInt8)
        if !isOwn { places.append(place.path) }
        places.append(place.line)
        places.append(place.column)
    }

    mutating func code(path: inout String) {
        let isOwn = path == ownPath
        places.append(isOwn ? 1 : 0 as UInt8)
        if !isOwn { places.append(path) }
    }

    mutating func code(imports: inout [ModuleImport]) { code(&imports) }

    mutating func codeCount(_ count: Int) -> Int {
        facts.append(count)
        return count
    }

    /// A growing buffer. An array would check for each single byte whether it is shared.
    private final class Bytes {
        private var start = UnsafeMutablePointer<UInt8>.allocate(capacity: 512)
        private var capacity = 512
        private(set) var count = 0

        deinit { start.deallocate() }

        func removeAll() { count = 0 }

        func append(_ byte: UInt8) {
            if count == capacity { reserve(1) }
            start[count] = byte
            count += 1
        }

        func append(_ number: Int) {
            if number >= 0, number < 0x80 { return append(UInt8(truncatingIfNeeded: number)) }
            var rest = UInt64(bitPattern: Int64(number))
            while rest >= 0x80 {
                append(UInt8(truncatingIfNeeded: rest) | 0x80)
                rest >>= 7
            }
            append(UInt8(truncatingIfNeeded: rest))
        }

        func append(_ text: String) {
            var text = text
            text.withUTF8 { utf8 in
                append(utf8.count)
                guard let first = utf8.baseAddress else { return }
                if capacity - count < utf8.count { reserve(utf8.count) }
                (start + count).update(from: first, count: utf8.count)
                count += utf8.count
            }
        }

        func append(to bytes: inout [UInt8]) {
            bytes.append(contentsOf: UnsafeBufferPointer(start: start, count: count))
        }

        /// Makes room for some more bytes.
        @inline(never)
        private func reserve(_ more: Int) {
            let larger = max(2 * capacity, count + more)
            let new = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
            new.update(from: start, count: count)
            start.deallocate()
            (start, capacity) = (new, larger)
        }
    }
}

/// The size and the hashes of a value as bytes: first the length of the facts, then the facts, then the places.
struct CodedFact: Sendable {
    /// The number of bytes.
    let length: Int
    /// A hash that is the same for values that differ only in places.
    private(set) var shape = ContentHash.blank
    /// A hash of the whole value, including its places.
    private(set) var hash = ContentHash.blank

    static let headerSize = 4

    fileprivate init(_ bytes: UnsafeRawBufferPointer) {
        length = bytes.count
        guard let parts = Self.parts(of: bytes) else { return }
        hash.combine(UnsafeRawBufferPointer(rebasing: bytes[parts.facts]))
        shape = hash
        hash.combine(UnsafeRawBufferPointer(rebasing: bytes[parts.places]))
    }

    /// The ranges of the facts and the places; nil for invalid bytes.
    static func parts(of bytes: UnsafeRawBufferPointer) -> (facts: Range<Int>, places: Range<Int>)? {
        guard bytes.count >= headerSize else { return nil }
        let places = headerSize + Int(UInt32(littleEndian: bytes.loadUnaligned(as: UInt32.self)))
        return places > bytes.count ? nil : (headerSize..<places, places..<bytes.count)
    }

    /// The hash of the bytes; nil for invalid bytes.
    static func hash(of bytes: UnsafeRawBufferPointer) -> ContentHash? {
        parts(of: bytes) == nil ? nil : CodedFact(bytes).hash
    }
}
