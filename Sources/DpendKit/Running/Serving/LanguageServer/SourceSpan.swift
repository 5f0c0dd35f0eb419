/// Finds where words and parameters end in a line. Columns count UTF-8 bytes from 1.
enum SourceSpan {
    /// The column after the word at a column.
    static func wordEnd(in line: Substring, from column: Int) -> Int {
        let bytes = line.utf8.dropFirst(column - 1)
        let length = bytes.prefix(while: isWord).count
        return column + max(length, bytes.isEmpty ? 0 : 1)
    }

    /// The word around a column, with the names of the types around it: `ItemVM.Factory`; nil if there is none.
    static func word(in line: Substring, around column: Int) -> String? {
        let bytes = Array(line.utf8)
        var start = min(column - 1, bytes.count)
        func isPart(_ position: Int) -> Bool {
            isWord(bytes[position])
                || bytes[position] == UInt8(ascii: ".") && position > 0 && isWord(bytes[position - 1])
        }
        while start > 0, isPart(start - 1) { start -= 1 }
        var end = min(column - 1, bytes.count)
        while end < bytes.count, isWord(bytes[end]) { end += 1 }
        return start < end ? String(decoding: bytes[start..<end], as: UTF8.self) : nil
    }

    /// The column after a parameter or property with its type, without a default value. It is in the same line.
    static func parameterEnd(in line: Substring, from column: Int) -> Int {
        let bytes = Array(line.utf8)
        var (depth, position, end) = (0, column - 1, column - 1)
        scanning: while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"): depth += 1
            case UInt8(ascii: ">") where position > 0 && bytes[position - 1] == UInt8(ascii: "-"): break
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: ">"):
                if depth == 0 { break scanning }
                depth -= 1
            case UInt8(ascii: ","), UInt8(ascii: "="), UInt8(ascii: "{"), UInt8(ascii: ";"):
                if depth == 0 { break scanning }
            case UInt8(ascii: "/") where position + 1 < bytes.count && bytes[position + 1] == UInt8(ascii: "/"):
                break scanning
            default: break
            }
            if bytes[position] != UInt8(ascii: " "), bytes[position] != UInt8(ascii: "\t") { end = position + 1 }
            position += 1
        }
        return end + 1
    }

    /// Whether a byte is a part of a name. All bytes of characters beyond ASCII count.
    private static func isWord(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte == UInt8(ascii: "_") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
            || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
}
