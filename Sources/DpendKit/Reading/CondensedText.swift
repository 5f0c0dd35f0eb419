/// A text with parts left out, which knows where the rest of it was.
struct CondensedText {
    let bytes: [UInt8]
    /// For each part, where it would be in the condensed text, and how much is left out up to its end.
    private var gaps: [(position: Int, removed: Int)] = []

    /// Leaves parts out, which are in order and do not overlap.
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

    /// The offset in the whole text; what stands where something is left out stands behind it.
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
