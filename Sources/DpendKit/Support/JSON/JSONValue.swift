/// A JSON document as a value, written with sorted keys and in one style on every platform.
///
/// Foundation's encoder prints empty arrays and slashes differently from platform to platform; what is committed must
/// not change with the machine that wrote it.
package enum JSONValue: Sendable, Hashable {
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
    package var prettyPrinted: String { JSONWriter.text(of: self, .pretty) + "\n" }

    /// The document without white space.
    package var compact: String { JSONWriter.text(of: self, .compact) }
}

extension JSONValue: Decodable {
    package init(from decoder: any Decoder) throws {
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
