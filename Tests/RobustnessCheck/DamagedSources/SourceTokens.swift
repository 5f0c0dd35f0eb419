/// A text cut into tokens roughly, without a parser, so that damage can occur anywhere.
struct SourceTokens {
    /// The tokens without the white space between them, in order.
    let ranges: [Range<Int>]
    /// The tokens that begin with a letter: names and keywords.
    let words: [Range<Int>]

    init(_ bytes: [UInt8]) {
        var ranges: [Range<Int>] = []
        var words: [Range<Int>] = []
        var position = 0
        while position < bytes.count {
            let start = position
            let isWord = Self.isWord(bytes[start])
            position += 1
            if isWord {
                while position < bytes.count, Self.isWord(bytes[position]) { position += 1 }
            }
            guard bytes[start] > UInt8(ascii: " ") else { continue }
            ranges.append(start..<position)
            if isWord, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[start]) {
                words.append(start..<position)
            }
        }
        self.ranges = ranges
        self.words = words
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...0xFF:
            true
        default: false
        }
    }
}
