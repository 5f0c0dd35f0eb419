import Foundation

/// The lines of the files in a report. Each file is read once, at its first use.
///
/// The lock guards all state.
package final class SourceTexts: @unchecked Sendable {
    private let read: @Sendable (String) -> String?
    private let lock = NSLock()
    private var lines: [String: [Substring]] = [:]

    /// Creates texts from a function of the path, which returns nil if there is no text.
    package init(reading read: @escaping @Sendable (String) -> String?) {
        self.read = read
    }

    /// Creates texts of sources in memory.
    package convenience init(_ sources: [SourceFile]) {
        let texts = Dictionary(sources.map { ($0.path, $0.text) }) { first, _ in first }
        self.init { texts[$0] }
    }

    /// No texts at all.
    package static var none: SourceTexts { SourceTexts { _ in nil } }

    /// The line of a place, without its end; nil if the file or the line does not exist.
    package func line(at location: SourceLocation) -> Substring? {
        guard location.isInFile else { return nil }
        return lock.withLock {
            let all = lines[location.path] ?? read(location.path).map(Self.split) ?? []
            lines[location.path] = all
            return all.indices.contains(location.line - 1) ? all[location.line - 1] : nil
        }
    }

    /// The column of a place, counted from 1 in UTF-16 code units; nil if the line does not exist.
    package func utf16Column(of location: SourceLocation) -> Int? {
        guard let line = line(at: location) else { return nil }
        let end = line.utf8.index(line.startIndex, offsetBy: location.column - 1, limitedBy: line.endIndex)
        return line.utf16.distance(from: line.startIndex, to: end ?? line.endIndex) + 1
    }

    /// Splits lines like the Swift compiler, which also ignores a byte order mark.
    private static func split(_ text: String) -> [Substring] {
        let bytes = text.utf8
        var lines: [Substring] = []
        var start = bytes.startIndex
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { start = bytes.index(start, offsetBy: 3) }
        var index = start
        while index < bytes.endIndex {
            let byte = bytes[index]
            let next = bytes.index(after: index)
            guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") else {
                index = next
                continue
            }
            lines.append(text[start..<index])
            let isPair = byte == UInt8(ascii: "\r") && next < bytes.endIndex && bytes[next] == UInt8(ascii: "\n")
            start = isPair ? bytes.index(after: next) : next
            index = start
        }
        lines.append(text[start...])
        return lines
    }
}
