/// Writes JSON documents: see ``JSONValue``.
struct JSONWriter {
    private let style: Style
    // Appending bytes takes a fraction of the time of appending strings.
    private var bytes: [UInt8] = []

    /// The white space between the parts of a document.
    struct Style {
        fileprivate var colon: String
        fileprivate var newline: String
        /// The number of spaces by which a part is indented.
        fileprivate var step: Int

        static let pretty = Style(colon: " : ", newline: "\n", step: 2)
        static let compact = Style(colon: ":", newline: "", step: 0)
    }

    /// A document as text.
    static func text(of value: JSONValue, _ style: Style) -> String {
        var writer = JSONWriter(style: style)
        writer.write(value, depth: 0)
        return writer.text
    }

    /// The text of ``JSONValue/prettyPrinted`` for an array. Its elements need not exist at the same time.
    ///
    /// - Parameter body: Receives a function that appends an element.
    static func prettyPrintedArray(_ body: (_ append: (JSONValue) -> Void) -> Void) -> String {
        var writer = JSONWriter(style: .pretty)
        var count = 0
        writer.write("[")
        body { element in
            writer.beginPart(count, depth: 1)
            writer.write(element, depth: 1)
            count += 1
        }
        writer.endParts(count, "]", depth: 0)
        writer.write("\n")
        return writer.text
    }

    private init(style: Style) {
        self.style = style
    }

    private var text: String { String(decoding: bytes, as: UTF8.self) }

    private mutating func write(_ value: JSONValue, depth: Int) {
        switch value {
        case .object(let members):
            write("{")
            for (position, member) in members.sorted(by: { $0.key < $1.key }).enumerated() {
                beginPart(position, depth: depth + 1)
                writeQuoted(member.key)
                write(style.colon)
                write(member.value, depth: depth + 1)
            }
            endParts(members.count, "}", depth: depth)
        case .array(let elements):
            write("[")
            for (position, element) in elements.enumerated() {
                beginPart(position, depth: depth + 1)
                write(element, depth: depth + 1)
            }
            endParts(elements.count, "]", depth: depth)
        case .string(let value): writeQuoted(value)
        case .number(let value): write(Self.written(value))
        case .bool(let value): write(value ? "true" : "false")
        case .null: write("null")
        }
    }

    private mutating func beginPart(_ position: Int, depth: Int) {
        if position > 0 { write(",") }
        beginLine(depth)
    }

    private mutating func endParts(_ count: Int, _ end: String, depth: Int) {
        if count > 0 { beginLine(depth) }
        write(end)
    }

    private mutating func beginLine(_ depth: Int) {
        write(style.newline)
        bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: depth * style.step))
    }

    private mutating func write(_ text: String) {
        var text = text
        text.withUTF8 { bytes.append(contentsOf: $0) }
    }

    /// Whole numbers have no fraction. JSON cannot represent infinite numbers and NaN.
    private static func written(_ value: Double) -> String {
        guard value.isFinite else { return "null" }
        return Int64(exactly: value).map { "\($0)" } ?? "\(value)"
    }

    private mutating func writeQuoted(_ value: String) {
        write("\"")
        if value.utf8.contains(where: Self.isEscaped) {
            for scalar in value.unicodeScalars { writeEscaped(scalar) }
        } else {
            write(value)
        }
        write("\"")
    }

    /// Whether a scalar that begins with the byte may require an escape.
    private static func isEscaped(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
            // U+0080 to U+009F, and U+2028 to U+2069.
            || byte == 0xC2 || byte == 0xE2
    }

    /// JSON allows more of them without an escape, but terminals interpret these.
    private mutating func writeEscaped(_ scalar: Unicode.Scalar) {
        switch scalar {
        case "\"": write("\\\"")
        case "\\": write("\\\\")
        case "\n": write("\\n")
        case "\r": write("\\r")
        case "\t": write("\\t")
        case _ where scalar.changesTerminal:
            let digits = String(scalar.value, radix: 16)
            write("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
        default: bytes.append(contentsOf: scalar.utf8)
        }
    }
}
