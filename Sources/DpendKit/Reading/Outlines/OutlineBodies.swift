/// The bodies and functions of a text that an outline does not need.
///
/// Most bodies only call other types, and parsing them would take most of the time. The outline needs the others: they
/// keep a value with `shared`, pass a `parent:`, or declare a type.
struct OutlineBodies {
    /// The ranges, in order.
    private(set) var irrelevant: [Range<Int>] = []
    /// The names that may be called there: at least all names that are.
    private(set) var possibleCalls: Set<String> = []
    /// Whether a comment or attribute before a declaration may be for dpend.
    private(set) var areMarksPossible = true

    /// Leaves nothing out.
    init() {}

    /// The cost is two passes over the bytes.
    init(of bytes: UnsafeBufferPointer<UInt8>) {
        let parts = BodyScanner.parts(of: bytes, keeping: .properties)
        areMarksPossible = parts.hasMarks
        for range in parts.bodies {
            if let names = Self.names(in: range, bytes) {
                irrelevant.append(range)
                possibleCalls.formUnion(names)
            } else if let parameters = irrelevant.last, bytes[parameters.lowerBound - 1] == UInt8(ascii: "("),
                !bytes[parameters.upperBound..<range.lowerBound].contains(UInt8(ascii: "}"))
            {
                // The body may use the parameters.
                irrelevant.removeLast()
            }
        }
    }

    /// The names that may be called in a body; nil if the outline needs it.
    private static func names(in range: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> [String]? {
        var names: [String] = []
        // A function's own name, and the type of its result.
        var isPlain = false
        var last: UInt8 = 0
        var position = range.lowerBound
        while position < range.upperBound {
            switch ByteClass.of(bytes[position]) {
            case .letter:
                let word = SwiftWord(bytes, at: position)
                position = word.end
                if word.beginsType { return nil }
                let isPlainName = isPlain
                (isPlain, last) = (word.isFunc, 0)
                guard let next = ink(in: bytes, from: word.end, to: range.upperBound) else { continue }
                if next == UInt8(ascii: ":") {
                    if word == "parent" { return nil }
                } else if !isPlainName, continuesCall(next) {
                    if word == "shared", next != UInt8(ascii: ".") { return nil }
                    names.append(String(decoding: bytes[word.start..<word.end], as: UTF8.self))
                }
            case .other where bytes[position] == UInt8(ascii: "`"): return nil
            default:
                let byte = bytes[position]
                if !ByteClass.isSpace(byte) {
                    isPlain = last == UInt8(ascii: "-") && byte == UInt8(ascii: ">")
                    last = byte
                }
                position += 1
            }
        }
        return names
    }

    /// The next byte that is not space.
    private static func ink(in bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) -> UInt8? {
        var position = start
        while position < end, ByteClass.isSpace(bytes[position]) { position += 1 }
        return position < end ? bytes[position] : nil
    }

    /// Whether a byte after a name may belong to a called expression that begins with the name, or be the beginning of
    /// a comment before it.
    private static func continuesCall(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "."), UInt8(ascii: "<"),
            UInt8(ascii: "?"), UInt8(ascii: "!"),
            UInt8(ascii: "/"), UInt8(ascii: "#"):
            true
        default: false
        }
    }
}
