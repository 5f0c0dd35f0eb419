/// Edits a Swift source at the places of declarations.
struct DeclarationEditor {
    private(set) var text: EditableText

    init(_ text: EditableText) { self.text = text }

    private func offset(_ location: SourceLocation) throws(Inapplicable) -> Int {
        guard let offset = text.offset(of: location) else { throw Inapplicable(reason: "the source has changed") }
        return offset
    }

    /// Writes an attribute before a parameter, or before a declaration.
    mutating func addAttribute(_ attribute: String, at location: SourceLocation) throws(Inapplicable) {
        let offset = try offset(location)
        let before = text.bytes[..<offset].last {
            $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") && $0 != UInt8(ascii: "\t")
        }
        if before == UInt8(ascii: "(") || before == UInt8(ascii: ",") {
            return text.insert("\(attribute) ", at: offset)
        }
        let indentation = text.indentation(at: offset)
        if attribute.hasPrefix("@available") { return text.insertLine(indentation + attribute, before: offset) }
        text.insert("\(attribute) ", at: text.lineStart(at: offset) + indentation.utf8.count)
    }

    /// Gives a parameter or property another type.
    mutating func changeType(to type: String, at location: SourceLocation) throws(Inapplicable) {
        let offset = try offset(location)
        let line = text[offset..<text.lineEnd(at: offset)]
        guard let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")) else {
            throw Inapplicable(reason: "the type is in another line than the parameter")
        }
        let start = offset + line.utf8.distance(from: line.startIndex, to: colon) + 1
        let spaces = text.bytes[start...].prefix { $0 == UInt8(ascii: " ") }.count
        let whole = text.line(at: offset)
        let end =
            text.lineStart(at: offset)
            + SourceSpan.parameterEnd(in: whole[...], from: start + spaces - text.lineStart(at: offset) + 1) - 1
        guard end > start + spaces else { throw Inapplicable(reason: "the type is in another line than the parameter") }
        let isParameter =
            text.bytes[..<offset].last { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\n") }.map {
                $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: ",")
            } ?? false
        let escapes =
            isParameter && type.contains("->") && !type.hasSuffix("?") && !type.hasPrefix("@escaping")
            && !type.hasPrefix("Lazy<")
        text.replace(start + spaces..<end, with: (escapes ? "@escaping " : "") + type)
    }

    /// Lets a type conform to a protocol.
    mutating func addConformance(to name: String, at location: SourceLocation) throws(Inapplicable) {
        var position = try wordEnd(location)
        if position < text.bytes.count, text.bytes[position] == UInt8(ascii: "<") {
            guard let end = text.bytes[position...].firstIndex(of: UInt8(ascii: ">")) else {
                throw Inapplicable(reason: "the source is not complete")
            }
            position = end + 1
        }
        let next = text.bytes[position...].firstIndex { $0 != UInt8(ascii: " ") } ?? position
        if next < text.bytes.count, text.bytes[next] == UInt8(ascii: ":") {
            // A superclass must stay the first one.
            let end = text.bytes[next...].firstIndex { $0 == UInt8(ascii: "{") } ?? next + 1
            let list = text[next..<end]
            let before = list.range(of: " where ").map { list[..<$0.lowerBound] } ?? list[...]
            let length = before.utf8.count - before.reversed().prefix { $0 == " " || $0 == "\n" }.count
            text.insert(", \(name)", at: next + length)
        } else {
            text.insert(": \(name)", at: position)
        }
    }

    private func wordEnd(_ location: SourceLocation) throws(Inapplicable) -> Int {
        let offset = try offset(location)
        let line = text[offset..<text.lineEnd(at: offset)]
        return offset + SourceSpan.wordEnd(in: line[...], from: 1) - 1
    }

    /// Gives a declaration an access level.
    mutating func setAccess(_ access: String, at location: SourceLocation) throws(Inapplicable) {
        let offset = try offset(location)
        let line = text.lineStart(at: offset) + text.indentation(at: offset).utf8.count
        // Several declarations may be in one line: `public class Clock { init() {} }`.
        let other = text.bytes[line..<offset].lastIndex {
            [UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";")].contains($0)
        }
        var position = other.map { $0 + 1 } ?? line
        var declaration: Int?
        while position <= offset {
            let end =
                position
                + text.bytes[position...].prefix {
                    $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "(") && $0 != UInt8(ascii: "\n")
                }.count
            let word = text[position..<end]
            // Without a word a declaration is internal.
            if Self.accessLevels.contains(word) {
                return access == "internal"
                    ? text.replace(position..<end + 1, with: "") : text.replace(position..<end, with: access)
            }
            if declaration == nil, !word.hasPrefix("@"), !word.isEmpty { declaration = position }
            position = end + 1
        }
        guard let declaration else { throw Inapplicable(reason: "the declaration begins in another line") }
        text.insert("\(access) ", at: declaration)
    }

    private static let accessLevels: Set<String> = ["private", "fileprivate", "internal", "package", "public", "open"]

    /// Imports a module after the other imports.
    mutating func addImport(_ module: String) {
        var (offset, last, firstCode) = (0, Int?.none, Int?.none)
        while offset < text.bytes.count {
            let line = text.line(at: offset)
            if line == "import \(module)" { return }
            if line.hasPrefix("import ") || line.hasPrefix("@") && line.contains(" import ") { last = offset }
            if firstCode == nil, !line.hasPrefix("//"), !line.allSatisfy(\.isWhitespace) { firstCode = offset }
            offset = text.nextLine(after: offset)
        }
        if let last { return text.insertLine("import \(module)", after: last) }
        text.insertLine("import \(module)" + text.lineBreak, before: firstCode ?? 0)
    }

    /// Writes a comment in its own line before a declaration and its attributes.
    mutating func addComment(_ comment: String, at location: SourceLocation) throws(Inapplicable) {
        var start = text.lineStart(at: try offset(location))
        let indentation = text.indentation(at: start)
        while start > 0, text.line(at: start - 1).drop(while: { $0 == " " || $0 == "\t" }).hasPrefix("@") {
            start = text.lineStart(at: start - 1)
        }
        text.insertLine(indentation + comment, before: start)
    }

    /// Removes a comment that has a line of its own.
    mutating func removeComment(_ comment: String, at location: SourceLocation) throws(Inapplicable) {
        var start = text.lineStart(at: try offset(location))
        while start > 0, !text.line(at: start).contains(comment),
            text.line(at: start - 1).drop(while: { $0 == " " || $0 == "\t" }).hasPrefix("//")
        {
            start = text.lineStart(at: start - 1)
        }
        guard text.line(at: start).drop(while: { $0 == " " || $0 == "\t" }) == comment[...] else {
            throw Inapplicable(reason: "the comment shares its line")
        }
        text.replace(start..<text.nextLine(after: start), with: "")
    }

    /// Replaces a name.
    mutating func rename(_ name: String, to other: String, at location: SourceLocation) throws(Inapplicable) {
        let offset = try offset(location)
        guard text.has(name, at: offset) else { throw Inapplicable(reason: "the source has changed") }
        text.replace(offset..<offset + name.utf8.count, with: other)
    }

    /// Removes a modifier or an attribute from the line of a declaration.
    mutating func remove(_ modifier: String, at location: SourceLocation) throws(Inapplicable) {
        let offset = try offset(location)
        let line = text.line(at: offset)
        guard let range = line.range(of: "\(modifier) ") else {
            throw Inapplicable(reason: "the modifier is in another line")
        }
        let start = text.lineStart(at: offset) + line.utf8.distance(from: line.startIndex, to: range.lowerBound)
        text.replace(start..<start + modifier.utf8.count + 1, with: "")
    }

    /// Replaces an attribute, a modifier or a keyword before the name of a declaration.
    mutating func replace(_ word: String, with other: String, before location: SourceLocation) throws(Inapplicable) {
        let name = try offset(location)
        var start = text.lineStart(at: name)
        while true {
            let line = text[start..<min(text.lineEnd(at: start), name)]
            // Words end where the next white space or an argument list begins.
            if let range = line.ranges(of: word).first(where: { range in
                let before = line[..<range.lowerBound].last
                let after = line[range.upperBound...].first
                return before.map { $0.isWhitespace || $0 == "(" || $0 == ")" } ?? true
                    && after.map { $0.isWhitespace || $0 == "(" } ?? true
            }) {
                let offset = start + line.utf8.distance(from: line.startIndex, to: range.lowerBound)
                return text.replace(offset..<offset + word.utf8.count, with: other)
            }
            guard start > 0,
                text.line(at: start - 1).drop(while: { $0 == " " || $0 == "\t" }).hasPrefix("@")
            else { throw Inapplicable(reason: "'\(word)' does not stand before the declaration") }
            start = text.lineStart(at: start - 1)
        }
    }

    /// Writes a member after the last property of a type, or at the beginning of its body.
    mutating func addMember(_ member: String, toTypeAt location: SourceLocation) throws(Inapplicable) {
        let offset = try offset(location)
        guard let place = StatementPlaces(text.bytes, path: location.path).memberPlace(inTypeAt: offset) else {
            throw Inapplicable(reason: "no type is declared there")
        }
        let own = text.indentation(at: place.owner)
        // A member that is a comment must not hide what follows in the line.
        let endsInLine = text.lineStart(at: place.offset) == text.lineStart(at: place.end)
        let neighbor = place.neighbor.map { text.indentation(at: $0) } ?? own
        let indentation = neighbor == own ? own + text.indentationStep : neighbor
        let lines = member.split(separator: "\n").map { text.lineBreak + indentation + $0 }.joined()
        if endsInLine {
            let spaces = text.bytes[place.offset...].prefix { $0 == UInt8(ascii: " ") }.count
            return text.replace(place.offset..<place.offset + spaces, with: lines + text.lineBreak + own)
        }
        // A comment behind the property before stays there.
        let end = text.lineEnd(at: place.offset)
        let rest = text[place.offset..<end].drop { $0 == " " || $0 == "\t" }
        text.insert(lines, at: rest.hasPrefix("//") ? end : place.offset)
    }

    /// Writes a statement in its own line after the one at a place.
    mutating func addStatement(_ statement: String, after location: SourceLocation) throws(Inapplicable) {
        let offset = try offset(location)
        guard let other = StatementPlaces(text.bytes, path: location.path).statement(at: offset) else {
            throw Inapplicable(reason: "no statement stands there")
        }
        let indentation = text.indentation(at: other.lowerBound)
        let lines = Self.lines(of: statement, indentation: indentation, step: text.indentationStep)
        text.insert(lines.map { text.lineBreak + $0 }.joined(), at: other.upperBound)
    }

    /// The lines of a statement: one, unless it is long and ends with a closure.
    private static func lines(of statement: String, indentation: String, step: String) -> [String] {
        guard indentation.count + statement.count > maximumLineLength, let open = statement.range(of: " in "),
            let close = statement.range(of: " }", options: .backwards), open.upperBound < close.lowerBound
        else { return [indentation + statement] }
        let body = statement[open.upperBound..<close.lowerBound]
        return [
            indentation + statement[..<open.lowerBound] + " in", indentation + step + body,
            indentation + statement[close.lowerBound...].dropFirst(),
        ]
    }

    private static let maximumLineLength = 120

    /// Writes a modifier after the call at a place, in its own line unless other code stands around the call.
    mutating func addModifier(_ modifier: String, at location: SourceLocation) throws(Inapplicable) {
        let offset = try offset(location)
        guard let end = StatementPlaces(text.bytes, path: location.path).call(at: offset) else {
            throw Inapplicable(reason: "no view is made there")
        }
        let own = text.indentation(at: offset)
        let before = text[text.lineStart(at: offset) + own.utf8.count..<offset]
        let isAlone = ["", "return "].contains(before) && end == text.lineEnd(at: end)
        guard isAlone else { return text.insert(modifier, at: end) }
        let next = text.nextLine(after: end)
        let following = text.indentation(at: next)
        let isLong = text.lineStart(at: end) != text.lineStart(at: offset)
        let indentation =
            if next < text.bytes.count, text.has(".", at: next + following.utf8.count) { following } else if isLong {
                text.indentation(at: end)
            } else { own + text.indentationStep }
        text.insert(text.lineBreak + indentation + modifier, at: end)
    }

    /// Adds a declaration at the end of the file.
    mutating func append(_ declaration: String) {
        let gap =
            text.bytes.isEmpty
            ? "" : text.bytes.last == UInt8(ascii: "\n") ? text.lineBreak : text.lineBreak + text.lineBreak
        text.insert(gap + declaration + text.lineBreak, at: text.bytes.count)
    }
}
