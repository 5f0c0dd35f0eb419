#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Finds the line and column of an offset in a text.
///
/// Building it costs one search for line ends, and a look-up costs a binary search.
struct LineTable: Sendable {
    let path: String
    private let lineStarts: [Int]
    private let hasByteOrderMark: Bool

    init(path: String, _ bytes: UnsafeBufferPointer<UInt8>) {
        self.path = path
        lineStarts = bytes.contains("\r") ? Self.startsOfAnyLine(bytes) : Self.startsOfLine(bytes)
        hasByteOrderMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    }

    /// The place of a UTF-8 offset.
    func location(_ offset: Int) -> SourceLocation {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        let mark = low == 0 && hasByteOrderMark ? 3 : 0
        return SourceLocation(path: path, line: low + 1, column: max(offset - lineStarts[low] - mark, 0) + 1)
    }

    private static func startsOfLine(_ bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
        var starts = [0]
        starts.reserveCapacity(bytes.count / 32 + 8)
        guard let first = bytes.baseAddress else { return starts }
        var offset = 0
        while let end = memchr(first + offset, 0x0A, bytes.count - offset) {
            offset = UnsafeRawPointer(end) - UnsafeRawPointer(first) + 1
            starts.append(offset)
        }
        return starts
    }

    /// The starts of lines that may also end with `\r` or `\r\n`.
    private static func startsOfAnyLine(_ bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
        var starts = [0]
        var previous: UInt8 = 0
        for (offset, byte) in bytes.enumerated() {
            if byte == UInt8(ascii: "\n") {
                if previous == UInt8(ascii: "\r") { starts.removeLast() }
                starts.append(offset + 1)
            } else if byte == UInt8(ascii: "\r") {
                starts.append(offset + 1)
            }
            previous = byte
        }
        return starts
    }
}
