/// The bytes from a bracket or a link of a chain on, with those of comments told apart: a comment hides how deep code
/// nests.
///
/// A comment is known for certain only where code is certain, and the first byte may belong to a string, a comment or a
/// regular expression. So text after a sign that could end one of these may be code as well, and on a line with a slash
/// it may be at once: `/[/*` is an expression before a `*`.
struct NestedText {
    enum Part {
        case code
        case comment
        /// The text looks like a comment, but may be code. What opens counts, and what would end the nesting does not.
        case either
    }

    /// The position after the last byte.
    private(set) var position: Int
    private let bytes: UnsafeBufferPointer<UInt8>
    private var comment: Comment?
    /// Whether the first byte may belong to a regular expression of this line.
    private var mayEndExpression: Bool

    private struct Comment {
        var isLine: Bool
        /// The number of open block comments.
        var depth = 1
        var mayBeCode: Bool
    }

    init(_ bytes: UnsafeBufferPointer<UInt8>, from position: Int, after slashes: inout Slashes) {
        self.bytes = bytes
        self.position = position
        mayEndExpression = slashes.stand(before: position, in: bytes)
    }

    /// Finds slashes. It examines each byte once.
    struct Slashes {
        private var position = 0
        private var isOnLine = false

        /// Whether a slash stands before a position, on its line. The positions must ascend.
        fileprivate mutating func stand(before end: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
            while position < end {
                if bytes[position] == UInt8(ascii: "\n") {
                    isOnLine = false
                } else if bytes[position] == UInt8(ascii: "/") {
                    isOnLine = true
                }
                position += 1
            }
            return isOnLine
        }
    }

    /// The next byte; nil at the end.
    mutating func next() -> (byte: UInt8, part: Part)? {
        guard position < bytes.count else { return nil }
        let byte = bytes[position]
        position += 1
        guard let comment else {
            if byte == UInt8(ascii: "\n") { mayEndExpression = false }
            guard byte == UInt8(ascii: "/"), follows(UInt8(ascii: "/")) || follows(UInt8(ascii: "*")) else {
                return (byte, .code)
            }
            self.comment = Comment(isLine: follows(UInt8(ascii: "/")), mayBeCode: mayEndExpression)
            position += 1
            return (byte, .comment)
        }
        let part = comment.mayBeCode ? Part.either : .comment
        switch byte {
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
            if comment.isLine { (self.comment, mayEndExpression) = (nil, false) }
        case UInt8(ascii: "\""), UInt8(ascii: "`"), UInt8(ascii: "#"): self.comment?.mayBeCode = true
        case UInt8(ascii: "/") where !comment.isLine && follows(UInt8(ascii: "*")):
            self.comment?.depth += 1
            position += 1
        case UInt8(ascii: "*") where follows(UInt8(ascii: "/")):
            position += 1
            if comment.isLine {
                self.comment?.mayBeCode = true
            } else if comment.depth > 1 {
                self.comment?.depth -= 1
            } else {
                self.comment = nil
            }
        default: break
        }
        return (byte, part)
    }

    /// Whether this is the byte after the last one.
    func follows(_ byte: UInt8) -> Bool { position < bytes.count && bytes[position] == byte }
}
