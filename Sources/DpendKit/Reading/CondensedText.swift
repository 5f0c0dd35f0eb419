/// A text without some of its parts. It maps offsets back to the whole text.
struct CondensedText {
    let bytes: [UInt8]
    /// For each removed part, its offset in the condensed text, and the number of bytes removed up to its end.
    private var gaps: [(position: Int, removed: Int)] = []

    /// Removes parts, which must be in order and not overlap.
    init(_ text: [UInt8], leavingOut parts: [Range<Int>] = []) {
        guard !parts.isEmpty else {
            bytes = text
            return
        }
        let removed = parts.reduce(0) { $0 + $1.count }
        bytes = [UInt8](unsafeUninitializedCapacity: text.count - removed) { buffer, count in
            text.withUnsafeBufferPointer { text in
                var end = 0
                for part in parts + [text.count..<text.count] {
                    let kept = UnsafeBufferPointer(rebasing: text[end..<part.lowerBound])
                    _ = UnsafeMutableBufferPointer(rebasing: buffer[count...]).initialize(from: kept)
                    count += kept.count
                    end = part.upperBound
                }
            }
        }
        var total = 0
        for part in parts {
            gaps.append((part.lowerBound - total, total + part.count))
            total += part.count
        }
    }

    /// The offset in the whole text. An offset at a removed part maps to the text after the part.
    func originalOffset(_ offset: Int) -> Int {
        var low = 0
        var high = gaps.count
        while low < high {
            let middle = (low + high) / 2
            if gaps[middle].position <= offset { low = middle + 1 } else { high = middle }
        }
        return low == 0 ? offset : offset + gaps[low - 1].removed
    }
}
