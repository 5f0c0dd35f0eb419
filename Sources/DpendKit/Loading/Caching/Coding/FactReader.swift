/// Reads what ``FactWriter`` wrote. Bytes that it did not write give a value without meaning, and ``isDamaged``.
struct FactReader: FactCoder {
    static let isReading = true

    /// What is left of the facts, and of the places.
    private var rest: UnsafeRawBufferPointer.SubSequence
    private var places: UnsafeRawBufferPointer.SubSequence
    private let ownPath: String?
    /// Whether the bytes are not those of a value.
    private(set) var isDamaged: Bool

    private init(_ bytes: UnsafeRawBufferPointer, ownPath: String?) {
        let parts = CodedFact.parts(of: bytes)
        isDamaged = parts == nil
        rest = bytes[parts?.facts ?? 0..<0]
        places = bytes[parts?.places ?? 0..<0]
        self.ownPath = ownPath
    }

    /// The value that all of the bytes stand for; nil when they do not.
    static func value<Value: Fact>(of bytes: UnsafeRawBufferPointer, ownPath: String? = nil) -> Value? {
        var reader = FactReader(bytes, ownPath: ownPath)
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
        value = String(decoding: UnsafeRawBufferPointer(rebasing: rest.prefix(count)), as: UTF8.self)
        rest.removeFirst(count)
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

    /// Reads from the places in place of the facts.
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
        // Every element takes a byte at least.
        guard (0...rest.count).contains(count) else {
            isDamaged = true
            return 0
        }
        return count
    }

    private mutating func fail<Value: Fact>(_ value: inout Value) {
        isDamaged = true
        value = .blank
        // Nothing that follows can be right: this ends all loops.
        (rest, places) = (rest.suffix(0), places.suffix(0))
    }
}
