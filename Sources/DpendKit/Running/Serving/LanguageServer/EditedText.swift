/// The text of a document in an editor.
struct EditedText: Sendable {
    private(set) var text: String

    init(_ text: String) { self.text = text }

    /// Applies a change: of a range, whose columns are UTF-16 code units, or of the whole text.
    ///
    /// - Throws: ``RequestError`` for a range that the text does not have.
    mutating func apply(_ change: JSONValue) throws(RequestError) {
        guard let new = change["text"]?.text else { throw .wrong("a change has no text") }
        guard let range = change["range"] else {
            text = new
            return
        }
        guard let start = index(range["start"]), let end = index(range["end"]), start <= end else {
            throw .wrong("the range of a change is not in the document")
        }
        text.unicodeScalars.replaceSubrange(start..<end, with: new.unicodeScalars)
    }

    /// The index of a position. A column beyond the line is its end.
    private func index(_ position: JSONValue?) -> String.Index? {
        guard let line = position?["line"]?.integer, let column = position?["character"]?.integer, line >= 0,
            column >= 0
        else { return nil }
        let bytes = text.utf8
        var start = bytes.startIndex
        var number = 0
        while number < line {
            guard let end = bytes[start...].firstIndex(where: { $0 == 10 || $0 == 13 }) else {
                return number + 1 == line ? bytes.endIndex : nil
            }
            let next = bytes.index(after: end)
            start = bytes[end] == 13 && next < bytes.endIndex && bytes[next] == 10 ? bytes.index(after: next) : next
            number += 1
        }
        let end = bytes[start...].firstIndex { $0 == 10 || $0 == 13 } ?? bytes.endIndex
        let found = text.utf16.index(start, offsetBy: column, limitedBy: end) ?? end
        // An editor never splits a character beyond the basic plane, but a broken one might.
        return found.samePosition(in: text.unicodeScalars) ?? text.unicodeScalars.index(before: found)
    }
}
