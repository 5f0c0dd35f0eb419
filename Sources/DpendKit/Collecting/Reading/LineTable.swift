/// Finds the line and column of an offset in a text.
///
/// Building it costs one pass over the bytes, a look-up a binary search; swift-syntax's own converter costs many times
/// that.
struct LineTable: Sendable {
    private let path: String
    private let lineStarts: [Int]
    private let hasByteOrderMark: Bool

    init(_ source: SourceFile) {
        path = source.path
        var starts = [0]
        var bytes = source.text.utf8.makeIterator()
        var offset = 0
        var previous: UInt8 = 0
        while let byte = bytes.next() {
            offset += 1
            if byte == UInt8(ascii: "\n") {
                if previous == UInt8(ascii: "\r") { starts.removeLast() }
                starts.append(offset)
            } else if byte == UInt8(ascii: "\r") {
                starts.append(offset)
            }
            previous = byte
        }
        lineStarts = starts
        hasByteOrderMark = source.text.utf8.starts(with: [0xEF, 0xBB, 0xBF])
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
}
