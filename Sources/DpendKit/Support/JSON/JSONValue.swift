import Foundation

/// A JSON document as a value, written with sorted keys and in one style on every platform.
///
/// Foundation's encoder writes empty arrays and slashes differently on each platform. Committed files must not depend
/// on the machine that wrote them.
package enum JSONValue: Sendable, Hashable {
    case object([String: JSONValue])
    case array([JSONValue])
    case string(String)
    case number(Double)
    case bool(Bool)
    case null

    /// An object with the fields that have a value.
    static func fields(_ members: [String: JSONValue?]) -> JSONValue {
        .object(members.compactMapValues { $0 })
    }

    static func integer(_ value: Int) -> JSONValue { .number(Double(value)) }

    /// The document, indented by two spaces, with a newline at the end.
    package var prettyPrinted: String { JSONWriter.text(of: self, .pretty) + "\n" }

    /// The document without white space.
    package var compact: String { JSONWriter.text(of: self, .compact) }
}

extension JSONValue {
    /// The maximum depth of arrays and objects, and the maximum number of values in a document. Reading a value takes
    /// about 150 bytes.
    private static let maximumDepth = 64
    private static let maximumCount = 10_000_000

    /// Why a text was not read as a document.
    enum Failure: Error {
        case malformed
        /// With the limit, worded as the end of a sentence about the file.
        case tooLarge(String)
    }

    /// Reads a document. The required memory is computed first.
    ///
    /// - Throws: ``Failure`` for a text that is not JSON, or that exceeds a limit.
    init(parsing text: String) throws(Failure) {
        var text = text
        var (depth, deepest, count) = (0, 0, 1)
        text.withUTF8 { bytes in
            var isInString = false
            var isEscaped = false
            for byte in bytes {
                if isInString {
                    isInString = isEscaped || byte != UInt8(ascii: "\"")
                    isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
                    continue
                }
                switch byte {
                case UInt8(ascii: "\""): isInString = true
                case UInt8(ascii: ","): count += 1
                case UInt8(ascii: "["), UInt8(ascii: "{"):
                    count += 1
                    depth += 1
                    deepest = max(deepest, depth)
                case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
                default: break
                }
            }
        }
        if deepest > Self.maximumDepth {
            throw .tooLarge("arrays and objects nest more than \(Self.maximumDepth) deep")
        }
        if count > Self.maximumCount { throw .tooLarge("there are more than \(Self.maximumCount) values") }
        guard let value = try? JSONDecoder().decode(JSONValue.self, from: Data(text.utf8)) else { throw .malformed }
        self = value
    }
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
