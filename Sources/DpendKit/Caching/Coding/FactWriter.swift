/// Writes values as bytes: numbers in groups of seven bits, texts with their length.
///
/// Where things stand is written apart from what they are, so that what only moved can be told: most changes of a file are in
/// bodies, and move what follows. Parameters of initializers stand apart as well: most changes besides are of these.
struct FactWriter: FactCoder {
    static let isReading = false

    private var facts = Bytes()
    private var wiring = Bytes()
    private var places = Bytes()
    /// The path that is not written, since whoever reads knows it.
    private var ownPath: String?

    /// A value as bytes. It stays as it is; what nobody else has is not copied.
    static func bytes(of value: inout some Fact, ownPath: String? = nil) -> [UInt8] {
        var writer = FactWriter()
        var bytes: [UInt8] = []
        _ = writer.append(&value, ownPath: ownPath, to: &bytes)
        return bytes
    }

    /// Adds a value as bytes, and returns what tells it from others.
    mutating func append(_ value: inout some Fact, ownPath: String?, to bytes: inout [UInt8]) -> CodedFact {
        self.ownPath = ownPath
        facts.all.removeAll(keepingCapacity: true)
        wiring.all.removeAll(keepingCapacity: true)
        places.all.removeAll(keepingCapacity: true)
        value.code(with: &self)
        let start = bytes.count
        for part in [facts.all.count, wiring.all.count] {
            withUnsafeBytes(of: UInt32(part).littleEndian) { bytes.append(contentsOf: $0) }
        }
        bytes += facts.all
        bytes += wiring.all
        bytes += places.all
        return bytes.withUnsafeBytes { CodedFact(UnsafeRawBufferPointer(rebasing: $0[start...])) }
    }

    mutating func code(_ value: inout Int) { facts.append(value) }

    mutating func code(_ value: inout Bool) { facts.all.append(value ? 1 : 0) }

    mutating func code(_ value: inout String) { facts.append(value) }

    mutating func code(place: inout SourceLocation) {
        let isOwn = place.path == ownPath
        places.all.append(isOwn ? 1 : 0)
        if !isOwn { places.append(place.path) }
        places.append(place.line)
        places.append(place.column)
    }

    mutating func code(path: inout String) {
        let isOwn = path == ownPath
        places.all.append(isOwn ? 1 : 0)
        if !isOwn { places.append(path) }
    }

    mutating func wiring(_ code: (inout Self) -> Void) {
        swap(&facts, &wiring)
        code(&self)
        swap(&facts, &wiring)
    }

    mutating func codeCount(_ count: Int) -> Int {
        facts.append(count)
        return count
    }

    private struct Bytes {
        var all: [UInt8] = []

        init() {
            // Most sources are done with this.
            all.reserveCapacity(512)
        }

        mutating func append(_ number: Int) {
            if number >= 0, number < 0x80 { return all.append(UInt8(truncatingIfNeeded: number)) }
            var rest = UInt64(bitPattern: Int64(number))
            while rest >= 0x80 {
                all.append(UInt8(truncatingIfNeeded: rest) | 0x80)
                rest >>= 7
            }
            all.append(UInt8(truncatingIfNeeded: rest))
        }

        mutating func append(_ text: String) {
            var text = text
            text.withUTF8 { utf8 in
                append(utf8.count)
                all.append(contentsOf: utf8)
            }
        }
    }
}

/// What is to be known of a value as bytes: how many the facts and the wiring take, then these, then the places.
struct CodedFact: Sendable {
    /// How many bytes there are.
    let length: Int
    /// The same for values that differ in nothing but places and wiring.
    private(set) var frame = ContentHash.blank
    /// The same for values that differ in nothing but places.
    private(set) var shape = ContentHash.blank
    /// Tells the value from all others, its places included.
    private(set) var hash = ContentHash.blank

    static let headerSize = 8

    fileprivate init(_ bytes: UnsafeRawBufferPointer) {
        length = bytes.count
        guard let parts = Self.parts(of: bytes) else { return }
        hash.combine(UnsafeRawBufferPointer(rebasing: bytes[parts.facts]))
        frame = hash
        hash.combine(UnsafeRawBufferPointer(rebasing: bytes[parts.wiring]))
        shape = hash
        hash.combine(UnsafeRawBufferPointer(rebasing: bytes[parts.places]))
    }

    /// Where the facts, the wiring and the places lie; nil for bytes that are none of these.
    static func parts(of bytes: UnsafeRawBufferPointer) -> (facts: Range<Int>, wiring: Range<Int>, places: Range<Int>)? {
        guard bytes.count >= headerSize else { return nil }
        func count(_ offset: Int) -> Int {
            Int(UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
        }
        let wiring = headerSize + count(0)
        let places = wiring + count(4)
        return places > bytes.count ? nil : (headerSize..<wiring, wiring..<places, places..<bytes.count)
    }

    /// What tells the bytes from all others; nil for bytes that are none of these.
    static func hash(of bytes: UnsafeRawBufferPointer) -> ContentHash? {
        parts(of: bytes) == nil ? nil : CodedFact(bytes).hash
    }
}
