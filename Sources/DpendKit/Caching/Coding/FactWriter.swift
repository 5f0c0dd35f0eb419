/// Writes values as bytes: numbers in groups of seven bits, texts with their length.
struct FactWriter: FactCoder {
    private(set) var bytes: [UInt8] = []
    /// The path that is not written, since whoever reads knows it.
    private let ownPath: String?

    init(ownPath: String? = nil) {
        self.ownPath = ownPath
    }

    /// A value as bytes.
    static func bytes(of value: some Fact, ownPath: String? = nil) -> [UInt8] {
        var writer = FactWriter(ownPath: ownPath)
        var value = value
        value.code(with: &writer)
        return writer.bytes
    }

    mutating func code(_ value: inout Int) {
        var rest = UInt64(bitPattern: Int64(value))
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(truncatingIfNeeded: rest))
    }

    mutating func code(_ value: inout Bool) { bytes.append(value ? 1 : 0) }

    mutating func code(_ value: inout String) {
        var text = value
        text.withUTF8 { utf8 in
            var count = utf8.count
            code(&count)
            bytes.append(contentsOf: utf8)
        }
    }

    mutating func code(path: inout String) {
        var isOwn = path == ownPath
        code(&isOwn)
        if !isOwn { code(&path) }
    }

    mutating func codeCount(_ count: Int) -> Int {
        var count = count
        code(&count)
        return count
    }
}
