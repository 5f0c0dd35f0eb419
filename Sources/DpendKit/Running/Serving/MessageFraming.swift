/// Separates the messages in a stream of bytes.
package struct MessageFraming: Sendable {
    /// How a stream shows where a message ends.
    package enum Style: Sendable {
        /// Each message is one line (Model Context Protocol).
        case lines
        /// A header with `Content-Length` precedes each message (Language Server Protocol).
        case headers
    }

    /// A stream that another program cannot have meant, since the next message is not known.
    struct Broken: Error {}

    private let style: Style
    private var bytes: [UInt8] = []
    /// The number of bytes at the beginning that were read before.
    private var start = 0

    /// The maximum size of a message in bytes.
    private static let maximumSize = 64 << 20
    private static let maximumHeader = 1 << 12

    init(_ style: Style) { self.style = style }

    mutating func append(_ new: [UInt8]) {
        if start > 0 { bytes.removeFirst(start) }
        start = 0
        bytes += new
    }

    /// The next message; nil if it is not complete yet. Empty lines are not messages.
    mutating func next() throws(Broken) -> [UInt8]? {
        switch style {
        case .lines:
            while let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
                let line = bytes[start..<end]
                start = end + 1
                if line.contains(where: { $0 > UInt8(ascii: " ") }) { return Array(line) }
            }
            if bytes.count - start > Self.maximumSize { throw Broken() }
            return nil
        case .headers:
            guard let end = headerEnd else {
                if bytes.count - start > Self.maximumHeader { throw Broken() }
                return nil
            }
            guard let length = Self.length(in: bytes[start..<end]), length <= Self.maximumSize else { throw Broken() }
            guard bytes.count - end - 4 >= length else { return nil }
            start = end + 4 + length
            return Array(bytes[end + 4..<start])
        }
    }

    /// The position of the empty line after the header.
    private var headerEnd: Int? {
        let mark: [UInt8] = [13, 10, 13, 10]
        guard bytes.count - start >= mark.count else { return nil }
        return (start...bytes.count - mark.count).first { bytes[$0..<$0 + mark.count].elementsEqual(mark) }
    }

    private static func length(in header: ArraySlice<UInt8>) -> Int? {
        for line in String(decoding: header, as: UTF8.self).split(whereSeparator: \.isNewline) {
            let parts = line.split(separator: ":", maxSplits: 1)
            if parts.count == 2, parts[0].lowercased() == "content-length" {
                return Int(parts[1].drop(while: \.isWhitespace)).flatMap { $0 >= 0 ? $0 : nil }
            }
        }
        return nil
    }

    /// A message as it is sent.
    static func framed(_ message: JSONValue, _ style: Style) -> String {
        let text = message.compact
        switch style {
        case .lines: return text + "\n"
        case .headers: return "Content-Length: \(text.utf8.count)\r\n\r\n\(text)"
        }
    }
}
