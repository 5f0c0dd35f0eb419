/// The names of functions and variables that a text declares, for ``MemberSearch``. Names in bodies, comments and
/// strings count too.
///
/// It keeps hashes, so a process can remember it for each source. Two names with one hash only cost the reading of a
/// source.
struct MemberNames: Sendable {
    /// Sorted.
    private let hashes: [UInt32]
    /// The status of the file; nil if it is not known.
    let status: FileStatus?

    /// Looks for the names. The cost is one look at each byte.
    init(_ text: [UInt8], status: FileStatus? = nil) {
        self.status = status
        hashes = text.withUnsafeBufferPointer { bytes in
            var found: Set<UInt32> = []
            var position = 0
            while position < bytes.count {
                guard ByteClass.isNameByte(bytes[position]) else {
                    position += 1
                    continue
                }
                let word = SwiftWord(bytes, at: position)
                position = word.end
                guard word.isFunc || word == "var" || word == "let" else { continue }
                position = Self.note(at: position, in: bytes, &found)
                if word.isFunc { continue }
                // Further variables of the same declaration.
                var next = position
                while next < bytes.count, bytes[next] != UInt8(ascii: "\n") {
                    next += 1
                    if bytes[next - 1] == UInt8(ascii: ",") { next = Self.note(at: next, in: bytes, &found) }
                }
            }
            return found.sorted()
        }
    }

    /// Whether the text declares all names. It may be wrong if it says so.
    func mayDeclare(all names: Set<String>) -> Bool {
        names.allSatisfy { name in
            let hash = Self.hash(name.utf8)
            let position = hashes.partitioningIndex { $0 >= hash }
            return position < hashes.endIndex && hashes[position] == hash
        }
    }

    /// Notes the name or operator after spaces, and returns the position after it.
    private static func note(at start: Int, in bytes: UnsafeBufferPointer<UInt8>, _ found: inout Set<UInt32>) -> Int {
        var start = start
        while start < bytes.count, bytes[start] == UInt8(ascii: " ") || bytes[start] == UInt8(ascii: "`") { start += 1 }
        var end = SwiftWord(bytes, at: start).end
        if end == start {
            while end < bytes.count, bytes[end] > UInt8(ascii: " "), bytes[end] != UInt8(ascii: "("),
                bytes[end] != UInt8(ascii: "`")
            {
                end += 1
            }
        }
        if end > start { found.insert(hash(bytes[start..<end])) }
        return end
    }

    /// FNV-1a.
    private static func hash(_ name: some Sequence<UInt8>) -> UInt32 {
        name.reduce(0x811c_9dc5) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    }
}
