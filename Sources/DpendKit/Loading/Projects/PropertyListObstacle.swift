/// Finds property lists that the system's parser would read with too much memory or too deep a stack. Xcode writes
/// none of them.
enum PropertyListObstacle {
    /// The maximum depth of arrays and dictionaries. Projects have about six levels.
    private static let maximumDepth = 256

    /// Why a property list is not read; nil if it is.
    static func find(in bytes: [UInt8]) -> String? {
        // Its values may refer to the same value many times, so that a small file has billions of values.
        if bytes.starts(with: Array("bplist".utf8)) {
            return "this is a binary property list, and dpend reads only text"
        }
        let start = bytes.first { $0 > UInt8(ascii: " ") && $0 < 0x80 }
        let depth = start == UInt8(ascii: "<") ? depthOfXML(bytes) : depthOfText(bytes)
        return depth > maximumDepth ? "arrays and dictionaries nest more than \(maximumDepth) deep" : nil
    }

    /// The depth of `{ key = (value, "text"); } // comment`.
    private static func depthOfText(_ bytes: [UInt8]) -> Int {
        var (depth, deepest, position) = (0, 0, 0)
        /// Moves behind the next occurrence of an end.
        func skip(to end: String, escapes: Bool = false) {
            let end = Array(end.utf8)
            while position < bytes.count, !bytes[position...].starts(with: end) {
                position += escapes && bytes[position] == UInt8(ascii: "\\") ? 2 : 1
            }
            position += end.count
        }
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            switch byte {
            case UInt8(ascii: "\""): skip(to: "\"", escapes: true)
            case UInt8(ascii: "'"): skip(to: "'", escapes: true)
            case UInt8(ascii: "/") where position < bytes.count && bytes[position] == UInt8(ascii: "/"): skip(to: "\n")
            case UInt8(ascii: "/") where position < bytes.count && bytes[position] == UInt8(ascii: "*"): skip(to: "*/")
            case UInt8(ascii: "("), UInt8(ascii: "{"):
                depth += 1
                deepest = max(deepest, depth)
            case UInt8(ascii: ")"), UInt8(ascii: "}"): depth -= 1
            default: break
            }
        }
        return deepest
    }

    /// The depth of `<dict><key>…</key><array>…</array></dict>`. An end within a comment does not count.
    private static func depthOfXML(_ bytes: [UInt8]) -> Int {
        var (depth, deepest, position) = (0, 0, 0)
        while let start = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
            position = start + 1
            let rest = bytes[position...]
            if rest.starts(with: "!--".utf8) || rest.starts(with: "![CDATA[".utf8) {
                let end = Array((rest.starts(with: "!--".utf8) ? "-->" : "]]>").utf8)
                while position < bytes.count, !bytes[position...].starts(with: end) { position += 1 }
            } else if rest.starts(with: "array".utf8) || rest.starts(with: "dict".utf8) {
                depth += 1
                deepest = max(deepest, depth)
            } else if rest.starts(with: "/array".utf8) || rest.starts(with: "/dict".utf8) {
                depth -= 1
            }
        }
        return deepest
    }
}
