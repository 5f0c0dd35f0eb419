/// Edits a configuration file. Comments and the order of keys stay.
struct ConfigurationEditor {
    private(set) var text: EditableText

    init(_ text: EditableText) { self.text = text }

    /// Adds a value to a key.
    ///
    /// - Parameters:
    ///   - location: The place of the key's first value; nil if the file does not have the key.
    ///   - target: The target whose settings change if the key is new; nil for all.
    mutating func add(_ value: String, to key: String, at location: SourceLocation?, target: String?)
        throws(Inapplicable)
    {
        guard let location else { return try addKey(key, "[\(Self.quoted(value))]", target: target) }
        guard let offset = text.offset(of: location) else {
            throw Inapplicable(reason: "the configuration file has changed")
        }
        let before = text[text.lineStart(at: offset)..<offset]
        if before.drop(while: { $0 == " " }).hasPrefix("- ") || before.drop(while: { $0 == " " }) == "-" {
            text.insertLine("\(text.indentation(at: offset))- \(Self.quoted(value))", after: lastItem(from: offset))
        } else if let end = flowEnd(around: offset) {
            text.insert(", \(Self.quoted(value))", at: end)
        } else {
            let end = scalarEnd(from: offset)
            text.replace(offset..<end, with: "[\(text[offset..<end]), \(Self.quoted(value))]")
        }
    }

    /// Gives a key its only value.
    mutating func set(_ key: String, to value: String, at location: SourceLocation?, target: String?)
        throws(Inapplicable)
    {
        guard let location else { return try addKey(key, Self.quoted(value), target: target) }
        guard let offset = text.offset(of: location) else {
            throw Inapplicable(reason: "the configuration file has changed")
        }
        text.replace(offset..<scalarEnd(from: offset), with: Self.quoted(value))
    }

    /// Replaces a value.
    mutating func replace(_ old: String, with value: String, at location: SourceLocation) throws(Inapplicable) {
        guard let offset = text.offset(of: location) else {
            throw Inapplicable(reason: "the configuration file has changed")
        }
        let end = flowEnd(around: offset) == nil ? scalarEnd(from: offset) : flowScalarEnd(from: offset)
        guard text[offset..<end].contains(old) || text[offset..<end].contains(old.replacing("'", with: "''")) else {
            throw Inapplicable(reason: "the configuration file spells '\(old)' differently")
        }
        text.replace(offset..<end, with: Self.quoted(value))
    }

    /// Adds a key to a target, or for all targets. It stands before the targets, whose settings are the longest part.
    private mutating func addKey(_ key: String, _ value: String, target: String?) throws(Inapplicable) {
        let line = "\(key): \(value)"
        guard let target else {
            if let targets = offsetOfLine(where: { $0.hasPrefix("targets:") }) {
                return text.insertLine(line, before: targets)
            }
            return text.insertLine(line, after: max(text.bytes.count - 1, 0))
        }
        guard let targets = offsetOfLine(where: { $0.hasPrefix("targets:") }),
            let header = offsetOfLine(
                after: targets,
                where: { line in
                    line.hasPrefix(" ")
                        && ["\(target):", "'\(target)':", "\"\(target)\":"].contains {
                            line.drop { $0 == " " }.hasPrefix($0)
                        }
                })
        else {
            throw Inapplicable(
                reason: "the configuration file describes '\(target)' in a form that dpend does not edit")
        }
        let next = text.nextLine(after: header)
        let (outer, inner) = (text.indentation(at: header), next < text.bytes.count ? text.indentation(at: next) : "")
        guard text.line(at: header).drop(while: { $0 != ":" }).dropFirst().allSatisfy({ $0 == " " }),
            inner.count > outer.count
        else {
            throw Inapplicable(
                reason: "the configuration file describes '\(target)' in a form that dpend does not edit")
        }
        text.insertLine(inner + line, after: header)
    }

    private func offsetOfLine(after start: Int = 0, where matches: (String) -> Bool) -> Int? {
        var offset = start
        while offset < text.bytes.count {
            if matches(text.line(at: offset)) { return offset }
            offset = text.nextLine(after: offset)
        }
        return nil
    }

    // MARK: Forms of values

    /// The offset of the last item of a list with one item a line.
    private func lastItem(from offset: Int) -> Int {
        let indentation = text.indentation(at: offset)
        var (last, next) = (offset, text.nextLine(after: offset))
        while next < text.bytes.count {
            let own = text.indentation(at: next)
            let rest = text.line(at: next).dropFirst(own.count)
            let isItem = own == indentation && rest.hasPrefix("-")
            // Comments and empty lines before a further item belong to the list.
            guard isItem || rest.isEmpty || rest.hasPrefix("#") || own.count > indentation.count else { break }
            if isItem || own.count > indentation.count, !rest.hasPrefix("#") { last = next }
            next = text.nextLine(after: next)
        }
        return last
    }

    /// The offset of the `]` of a list `[a, b]`; nil if the value is not in one.
    private func flowEnd(around offset: Int) -> Int? {
        let before = text[text.lineStart(at: offset)..<offset]
        guard before.contains("["), !before.hasSuffix("]") else { return nil }
        var (position, quote) = (offset, UInt8?.none)
        while position < text.bytes.count {
            let byte = text.bytes[position]
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") {
                quote = byte
            } else if byte == UInt8(ascii: "]") {
                return position
            }
            position += 1
        }
        return nil
    }

    private func flowScalarEnd(from offset: Int) -> Int {
        guard text.has("'", at: offset) || text.has("\"", at: offset) else {
            return text.bytes[offset...].firstIndex { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "]") }
                ?? text.bytes.count
        }
        return scalarEnd(from: offset)
    }

    /// The end of a value in one line, before a comment.
    private func scalarEnd(from offset: Int) -> Int {
        let end = text.lineEnd(at: offset)
        if let quote = [UInt8(ascii: "'"), UInt8(ascii: "\"")].first(where: { $0 == text.bytes[offset] }) {
            var position = offset + 1
            while position < end {
                if text.bytes[position] == quote {
                    // Two single quotes are one in the value.
                    guard position + 1 < end, text.bytes[position + 1] == quote else { return position + 1 }
                    position += 1
                }
                position += 1
            }
            return end
        }
        var value = text[offset..<end]
        if let comment = value.range(of: " #") { value = String(value[..<comment.lowerBound]) }
        while value.last == " " { value.removeLast() }
        return offset + value.utf8.count
    }

    static func quoted(_ value: String) -> String { "'\(value.replacing("'", with: "''"))'" }
}

extension String {
    /// The text with each occurrence of another one replaced.
    fileprivate func replacing(_ other: Character, with text: String) -> String {
        split(separator: other, omittingEmptySubsequences: false).joined(separator: text)
    }
}
