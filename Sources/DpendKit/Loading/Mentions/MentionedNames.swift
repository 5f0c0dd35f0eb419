/// Looks for names in the texts of files.
struct MentionedNames {
    private let names: Set<String>
    private let firstBytes: Set<UInt8>
    private let lengths: Set<Int>

    /// - Parameter names: Identifiers.
    init(_ names: Set<String>) {
        self.names = names
        firstBytes = Set(names.compactMap(\.utf8.first))
        lengths = Set(names.map(\.utf8.count))
    }

    /// The names that occur in a text, also in strings and comments; after a dot with that dot. The declaration of a
    /// function does not count.
    func find(in text: [UInt8]) -> Set<String> {
        var found: Set<String> = []
        var (start, isDeclared) = (0, false)
        while start < text.count {
            guard Self.isPart(text[start]) else {
                start += 1
                continue
            }
            var end = start + 1
            while end < text.count, Self.isPart(text[end]) { end += 1 }
            if !isDeclared, firstBytes.contains(text[start]), lengths.contains(end - start) {
                let name = String(decoding: text[start..<end], as: UTF8.self)
                if names.contains(name) {
                    found.insert(start > 0 && text[start - 1] == UInt8(ascii: ".") ? ".\(name)" : name)
                }
            }
            isDeclared = text[start..<end].elementsEqual("func".utf8)
            start = end
        }
        return found
    }

    /// Letters, digits, `_`, and all that is not ASCII.
    private static func isPart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}
