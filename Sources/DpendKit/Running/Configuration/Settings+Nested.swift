/// The values of `--nested` and `nested:`.
extension Settings {
    /// A nested container with the places of its values.
    package struct Nested: Sendable {
        package var path: String
        package var values: [Placed<String>]

        package init(path: String, values: [Placed<String>]) {
            self.path = path
            self.values = values
        }
    }

    /// `Session: User, URL:Server`
    ///
    /// - Throws: ``InputError`` of usage if there is no name before a colon.
    package static func nested(_ text: String) throws(InputError) -> Nested {
        guard let colon = text.firstIndex(of: ":") else {
            throw InputError(
                .usage, "this is not 'NAME: TYPE, TYPE'; name the values that the container is opened with")
        }
        return Nested(
            path: trimmed(text[..<colon]), values: types(text[text.index(after: colon)...]).map { Placed($0) })
    }

    /// The container of the classes that match a pattern.
    ///
    /// - Throws: Nothing. Whether the container exists is checked later.
    package static func implicitContainer(_ pattern: String, _ container: String) throws(InputError)
        -> ResolutionOptions.ImplicitContainer
    {
        .init(pattern: pattern, container: container)
    }

    /// The types of a list. Commas in brackets do not separate types.
    private static func types(_ text: Substring) -> [String] {
        var parts: [String] = []
        var start = text.startIndex
        var depth = 0
        var last: Character?
        for index in text.indices {
            switch text[index] {
            case "(", "[", "<": depth += 1
            case ")", "]": depth -= 1
            case ">" where last != "-": depth -= 1
            case "," where depth == 0:
                parts.append(trimmed(text[start..<index]))
                start = text.index(after: index)
            default: break
            }
            last = text[index]
        }
        let rest = trimmed(text[start...])
        return parts + (rest.isEmpty && parts.isEmpty ? [] : [rest])
    }

    private static func trimmed(_ text: Substring) -> String {
        let start = text.drop { $0.isWhitespace }
        return String(start[..<(start.lastIndex { !$0.isWhitespace }.map { start.index(after: $0) } ?? start.endIndex)])
    }
}
