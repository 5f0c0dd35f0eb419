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
    private let ownPath: String?

    private init(ownPath: String?) {
        self.ownPath = ownPath
    }

    /// A value as bytes. It stays as it is; what nobody else has is not copied.
    static func coded(_ value: inout some Fact, ownPath: String? = nil) -> CodedFact {
        var writer = FactWriter(ownPath: ownPath)
        value.code(with: &writer)
        return CodedFact(facts: writer.facts.all, wiring: writer.wiring.all, places: writer.places.all)
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

/// A value as bytes.
struct CodedFact: Sendable {
    /// How many bytes the facts and the wiring take, then these, then the places.
    let bytes: [UInt8]
    /// The same for values that differ in nothing but places and wiring.
    let frame: ContentHash
    /// The same for values that differ in nothing but places.
    let shape: ContentHash
    /// Tells the value from all others, its places included.
    let hash: ContentHash

    static let headerSize = 8

    fileprivate init(facts: [UInt8], wiring: [UInt8], places: [UInt8]) {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(Self.headerSize + facts.count + wiring.count + places.count)
        for part in [facts, wiring] {
            withUnsafeBytes(of: UInt32(part.count).littleEndian) { bytes.append(contentsOf: $0) }
        }
        for part in [facts, wiring, places] { bytes += part }
        (frame, shape, hash) = bytes.withUnsafeBytes(Self.hashes)
        self.bytes = bytes
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
        parts(of: bytes) == nil ? nil : hashes(of: bytes).hash
    }

    private static func hashes(of bytes: UnsafeRawBufferPointer) -> (frame: ContentHash, shape: ContentHash, hash: ContentHash) {
        guard let parts = parts(of: bytes) else { return (.blank, .blank, .blank) }
        var hash = ContentHash()
        hash.combine(UnsafeRawBufferPointer(rebasing: bytes[parts.facts]))
        let frame = hash
        hash.combine(UnsafeRawBufferPointer(rebasing: bytes[parts.wiring]))
        let shape = hash
        hash.combine(UnsafeRawBufferPointer(rebasing: bytes[parts.places]))
        return (frame, shape, hash)
    }
}
