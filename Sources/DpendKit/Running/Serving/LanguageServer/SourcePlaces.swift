import Foundation

/// Converts places in sources to the places of the Language Server Protocol: lines from 0, columns in UTF-16 code
/// units.
struct SourcePlaces: Sendable {
    private let texts = SourceTexts.onDisk
    private let folder = FileManager.default.currentDirectoryPath

    // MARK: Files

    func absolute(_ path: String) -> String { AbsolutePath.of(path, from: folder) }

    func uri(_ path: String) -> JSONValue {
        let allowed = CharacterSet(charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/")
        let path = absolute(path)
        return .string("file://" + (path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path))
    }

    /// The absolute path of a document; nil if it is not a file.
    static func path(ofURI uri: String) -> String? {
        guard uri.hasPrefix("file://") else { return nil }
        // `file:///path`, or `file://localhost/path`.
        let rest = uri.dropFirst("file://".count).drop { $0 != "/" }
        return rest.removingPercentEncoding.map { AbsolutePath.of($0, from: "/") }
    }

    // MARK: Lines

    func line(_ line: Int, in path: String) -> Substring? {
        texts.line(at: SourceLocation(path: path, line: line, column: 1))
    }

    /// The position of a place. A line that does not exist has no columns.
    func position(_ location: SourceLocation) -> JSONValue {
        Self.position(line: location.line - 1, column: (texts.utf16Column(of: location) ?? 1) - 1)
    }

    static func position(line: Int, column: Int) -> JSONValue {
        ["line": .integer(max(line, 0)), "character": .integer(max(column, 0))]
    }

    /// The range from a place to the end of the word there, or to another column.
    ///
    /// - Parameter end: The column, counted like the place's own.
    func range(_ location: SourceLocation, to end: Int? = nil) -> JSONValue {
        let end =
            end ?? line(location.line, in: location.path).map { SourceSpan.wordEnd(in: $0, from: location.column) }
            ?? location.column
        return [
            "start": position(location),
            "end": position(SourceLocation(path: location.path, line: location.line, column: end)),
        ]
    }

    func place(_ location: SourceLocation) -> JSONValue { ["uri": uri(location.path), "range": range(location)] }

    /// The place of a position that another program sent; nil if the line does not exist.
    func location(_ position: JSONValue?, in path: String) -> SourceLocation? {
        guard let number = position?["line"]?.integer, let column = position?["character"]?.integer,
            let line = line(number + 1, in: path)
        else { return nil }
        let end = line.utf16.index(line.startIndex, offsetBy: max(column, 0), limitedBy: line.endIndex) ?? line.endIndex
        return SourceLocation(
            path: path, line: number + 1, column: line.utf8.distance(from: line.startIndex, to: end) + 1)
    }
}
