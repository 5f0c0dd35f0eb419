import DpendRuntime

extension DeclarationMarks {
    /// Applies the instructions in a comment.
    ///
    /// - Parameters:
    ///   - comment: The comment with its slashes or stars.
    ///   - report: Called with each mistake, and the offset of the word `dpend:` in the text.
    mutating func read(_ comment: String, report: (_ offset: Int, _ text: String, Mistake.Reason) -> Void) {
        let bytes = Array(comment.utf8)
        for start in Self.occurrences(in: bytes) {
            let wordStart = start + Self.prefix.count
            let word = Self.text(bytes[wordStart...].prefix { Self.isLetter($0) })
            // `dpend: prose`
            if word.isEmpty { continue }
            if word == "tag" {
                let argument = Self.argument(bytes[(wordStart + word.utf8.count)...])
                guard let type = TypeExpression(parsing: argument), type.nominal != nil else {
                    report(start, argument.isEmpty ? word : "\(word) \(argument)", .noTag)
                    continue
                }
                if tag != nil, tag != type { report(start, "\(word) \(argument)", .contradiction) }
                tag = tag ?? type
            } else if word == "entry" {
                let argument = Self.entry(bytes[(wordStart + word.utf8.count)...])
                guard let entry = DictionaryEntry(code: argument) else {
                    report(start, argument.isEmpty ? word : "\(word) \(argument)", .noEntry)
                    continue
                }
                if self.entry != nil, self.entry != entry { report(start, "\(word) \(argument)", .contradiction) }
                self.entry = self.entry ?? entry
            } else if let scope = DependencyScope(rawValue: word) {
                if self.scope != nil, self.scope != scope { report(start, word, .contradiction) }
                self.scope = self.scope ?? scope
            } else if word == "ignore" {
                isIgnored = true
            } else if word == "assisted" {
                infersRunTimeValues = true
            } else {
                report(start, word, .unknownWord)
            }
        }
    }

    private static let prefix = Array("dpend:".utf8)

    /// The positions of `dpend:` at the beginning of a line or after a space.
    private static func occurrences(in bytes: [UInt8]) -> [Int] {
        bytes.indices.filter { start in
            guard bytes[start] == prefix[0], bytes[start...].starts(with: prefix) else { return false }
            guard start > 0 else { return true }
            let before = bytes[start - 1]
            return ByteClass.isSpace(before) || before == UInt8(ascii: "/") || before == UInt8(ascii: "*")
        }
    }

    /// The text after a word, up to a space outside of brackets.
    private static func argument(_ bytes: ArraySlice<UInt8>) -> String {
        var depth = 0
        let line = bytes.prefix { !ByteClass.isLineEnd($0) }
        let rest = line.drop { ByteClass.isSpace($0) }
        let argument = rest.prefix { byte in
            if byte == UInt8(ascii: "<") { depth += 1 }
            if byte == UInt8(ascii: ">") { depth -= 1 }
            return depth > 0 || !ByteClass.isSpace(byte) && byte != UInt8(ascii: "*")
        }
        return text(argument)
    }

    /// The text after the word `entry`: a text in quotation marks, or the argument.
    private static func entry(_ bytes: ArraySlice<UInt8>) -> String {
        let quote = UInt8(ascii: "\"")
        let rest = bytes.prefix { !ByteClass.isLineEnd($0) }.drop { ByteClass.isSpace($0) }
        guard rest.first == quote, let end = rest.dropFirst().firstIndex(of: quote) else { return argument(bytes) }
        return text(rest[...end])
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
            || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
    }

    private static func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
}
