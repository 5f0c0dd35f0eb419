/// A text to edit at places of dpend: lines and columns in UTF-8 bytes, from 1.
struct EditableText: Sendable {
    private(set) var bytes: [UInt8]

    init(_ text: String) { bytes = Array(text.utf8) }

    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The end of lines in this text.
    var lineBreak: String {
        let end = bytes.firstIndex(of: UInt8(ascii: "\n"))
        return end.map { $0 > 0 && bytes[$0 - 1] == UInt8(ascii: "\r") } == true ? "\r\n" : "\n"
    }

    // MARK: Places

    /// The offset of a place; nil if the line is shorter, or does not exist.
    func offset(of location: SourceLocation) -> Int? {
        guard let start = lineStart(location.line), location.column >= 1 else { return nil }
        let offset = start + location.column - 1
        return offset <= lineEnd(at: start) ? offset : nil
    }

    /// The offset at which a line begins.
    func lineStart(_ number: Int) -> Int? {
        var (start, line) = (bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0, 1)
        while line < number {
            guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
            (start, line) = (end + 1, line + 1)
        }
        return start
    }

    func lineStart(at offset: Int) -> Int { bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0 }

    /// The offset of the line break after an offset, or the end.
    func lineEnd(at offset: Int) -> Int {
        let end = bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        return end > offset && bytes[end - 1] == UInt8(ascii: "\r") ? end - 1 : end
    }

    /// The offset after the line break, or the end.
    func nextLine(after offset: Int) -> Int {
        bytes[offset...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
    }

    func line(at offset: Int) -> String { self[lineStart(at: offset)..<lineEnd(at: offset)] }

    /// The white space at the beginning of a line.
    func indentation(at offset: Int) -> String { String(line(at: offset).prefix { $0 == " " || $0 == "\t" }) }

    /// The white space by which a line is further to the right than the one around it, as far as the lines tell.
    var indentationStep: String {
        var least = Int.max
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
            if line.first == UInt8(ascii: "\t") { return "\t" }
            let count = line.prefix { $0 == UInt8(ascii: " ") }.count
            // Lines of a block comment begin with one space.
            if count > 1, count < line.count { least = min(least, count) }
        }
        return String(repeating: " ", count: least == .max ? 4 : least)
    }

    subscript(range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// Whether a text stands at an offset.
    func has(_ text: String, at offset: Int) -> Bool { bytes[min(offset, bytes.count)...].starts(with: text.utf8) }

    // MARK: Edits

    mutating func insert(_ text: String, at offset: Int) { bytes.insert(contentsOf: text.utf8, at: offset) }

    mutating func replace(_ range: Range<Int>, with text: String) { bytes.replaceSubrange(range, with: text.utf8) }

    /// Inserts a line before the line at an offset.
    mutating func insertLine(_ line: String, before offset: Int) { insert(line + lineBreak, at: lineStart(at: offset)) }

    /// Inserts lines after the line at an offset.
    mutating func insertLine(_ line: String, after offset: Int) {
        let next = nextLine(after: offset)
        let isOpen = next == bytes.count && bytes.last != UInt8(ascii: "\n")
        insert(isOpen ? lineBreak + line + lineBreak : line + lineBreak, at: next)
    }
}

/// Why a remedy was not applied: a person must decide something.
struct Inapplicable: Error {
    let reason: String
}
