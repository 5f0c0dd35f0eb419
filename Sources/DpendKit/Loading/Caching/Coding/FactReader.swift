/// Reads the output of ``FactWriter``. Other bytes yield a meaningless value and set ``isDamaged``.
struct FactReader: FactCoder {
    static let isReading = true

    /// The unread bytes of the facts and of the places.
    private var rest: UnreadBytes
    private var places: UnreadBytes
    private let ownPath: String?
    private let memory: FactMemory?
    /// Whether the bytes are not a value.
    private(set) var isDamaged: Bool

    private init(_ bytes: UnsafeRawBufferPointer, ownPath: String?, memory: FactMemory?) {
        let parts = CodedFact.parts(of: bytes)
        isDamaged = parts == nil
        rest = UnreadBytes(bytes, parts?.facts ?? 0..<0)
        places = UnreadBytes(bytes, parts?.places ?? 0..<0)
        (self.ownPath, self.memory) = (ownPath, memory)
    }

    /// The value of all of the bytes; nil if they are not a value.
    ///
    /// - Parameter memory: Values that the thread has read before.
    static func value<Value: Fact>(of bytes: UnsafeRawBufferPointer, ownPath: String? = nil, memory: FactMemory? = nil)
        -> Value?
    {
        var reader = FactReader(bytes, ownPath: ownPath, memory: memory)
        var value = Value.blank
        value.code(with: &reader)
        return reader.isDamaged || !reader.rest.isEmpty || !reader.places.isEmpty ? nil : value
    }

    mutating func code(_ value: inout Int) {
        var result: UInt64 = 0
        var shift: UInt64 = 0
        while let byte = rest.popFirst(), shift < 64 {
            result |= UInt64(byte & 0x7F) << shift
            if byte < 0x80 {
                value = Int(truncatingIfNeeded: result)
                return
            }
            shift += 7
        }
        fail(&value)
    }

    mutating func code(_ value: inout Bool) {
        switch rest.popFirst() {
        case 0: value = false
        case 1: value = true
        default:
            value = false
            isDamaged = true
        }
    }

    mutating func code(_ value: inout String) {
        var count = 0
        code(&count)
        guard (0...rest.count).contains(count) else { return fail(&value) }
        value = String(decoding: rest.removeFirst(count), as: UTF8.self)
    }

    mutating func code(imports: inout [ModuleImport]) {
        guard let memory else { return code(&imports) }
        if let known = memory.imports, rest.starts(with: known.bytes) {
            imports = known.value
            _ = rest.removeFirst(known.bytes.count)
            return
        }
        let start = rest
        code(&imports)
        if !isDamaged { memory.imports = (Array(start.prefix(start.count - rest.count)), imports) }
    }

    mutating func code(place: inout SourceLocation) {
        readPlace { reader in
            var (path, line, column) = ("", 0, 0)
            reader.codePath(&path)
            reader.code(&line)
            reader.code(&column)
            place = SourceLocation(path: path, line: line, column: column)
        }
    }

    mutating func code(path: inout String) { readPlace { $0.codePath(&path) } }

    /// Reads from the places instead of the facts.
    private mutating func readPlace(_ read: (inout Self) -> Void) {
        swap(&rest, &places)
        read(&self)
        swap(&rest, &places)
    }

    private mutating func codePath(_ path: inout String) {
        var isOwn = false
        code(&isOwn)
        if isOwn, let ownPath { path = ownPath } else { code(&path) }
    }

    mutating func codeCount(_ count: Int) -> Int {
        var count = 0
        code(&count)
        // Each element takes at least one byte.
        guard (0...rest.count).contains(count) else {
            isDamaged = true
            return 0
        }
        return count
    }

    private mutating func fail<Value: Fact>(_ value: inout Value) {
        isDamaged = true
        value = .blank
        // Nothing after this can be valid. This ends all loops.
        rest.removeAll()
        places.removeAll()
    }
}

/// Values that a thread has read and that the next source mostly shares. Used by one thread.
final class FactMemory {
    fileprivate var imports: (bytes: [UInt8], value: [ModuleImport])?
}

/// Bytes that are read in order.
private struct UnreadBytes {
    private var position: UnsafeRawPointer
    private let end: UnsafeRawPointer

    init(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>) {
        let part = UnsafeRawBufferPointer(rebasing: bytes[range])
        // An empty part is never read.
        position = part.baseAddress ?? UnsafeRawPointer(bitPattern: 1)!
        end = position + part.count
    }

    var count: Int { end - position }
    var isEmpty: Bool { position == end }

    mutating func popFirst() -> UInt8? {
        if position == end { return nil }
        defer { position += 1 }
        return position.load(as: UInt8.self)
    }

    func prefix(_ count: Int) -> UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: position, count: count) }

    /// - Precondition: At least `count` bytes are left.
    mutating func removeFirst(_ count: Int) -> UnsafeRawBufferPointer {
        defer { position += count }
        return prefix(count)
    }

    mutating func removeAll() { position = end }

    func starts(with bytes: [UInt8]) -> Bool { bytes.count <= count && prefix(bytes.count).elementsEqual(bytes) }
}
