/// A JSON document as a value, written with sorted keys and in one style on every platform.
///
/// Foundation's encoder prints empty arrays and slashes differently from platform to platform; what is committed must
/// not change with the machine that wrote it.
public enum JSONValue: Sendable, Hashable {
    case object([String: JSONValue])
    case array([JSONValue])
    case string(String)
    case number(Double)
    case bool(Bool)
    case null

    /// An object of the fields that have a value.
    static func fields(_ members: [String: JSONValue?]) -> JSONValue {
        .object(members.compactMapValues { $0 })
    }

    static func integer(_ value: Int) -> JSONValue { .number(Double(value)) }

    /// The document, pretty-printed with two spaces, and a newline at the end.
    public var prettyPrinted: String {
        var text = ""
        write(to: &text, indentation: "")
        return text + "\n"
    }

    private func write(to text: inout String, indentation: String) {
        let inner = indentation + "  "
        switch self {
        case .object(let members) where members.isEmpty: text += "{}"
        case .object(let members):
            text += "{"
            for (position, key) in members.keys.sorted().enumerated() {
                text += (position == 0 ? "\n" : ",\n") + inner + Self.quoted(key) + " : "
                members[key]?.write(to: &text, indentation: inner)
            }
            text += "\n\(indentation)}"
        case .array(let elements) where elements.isEmpty: text += "[]"
        case .array(let elements):
            text += "["
            for (position, element) in elements.enumerated() {
                text += (position == 0 ? "\n" : ",\n") + inner
                element.write(to: &text, indentation: inner)
            }
            text += "\n\(indentation)]"
        case .string(let value): text += Self.quoted(value)
        case .number(let value): text += Self.written(value)
        case .bool(let value): text += value ? "true" : "false"
        case .null: text += "null"
        }
    }

    /// Whole numbers have no fraction; JSON cannot say what is no number at all.
    private static func written(_ value: Double) -> String {
        guard value.isFinite else { return "null" }
        return Int64(exactly: value).map { "\($0)" } ?? "\(value)"
    }

    private static func quoted(_ value: String) -> String {
        var text = "\""
        for scalar in value.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case _ where scalar.value < 0x20:
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text + "\""
    }
}

extension JSONValue: Decodable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode([JSONValue].self) {
            self = .array(value)
        } else {
            self = .object(try container.decode([String: JSONValue].self))
        }
    }
}
