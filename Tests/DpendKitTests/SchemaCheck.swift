import Foundation

/// Compares JSON with a schema in `Documentation/Schemas`, using the features of JSON Schema that these use.
struct SchemaCheck {
    private let schema: [String: Any]

    init(named name: String) throws {
        let root = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let file = root.appendingPathComponent("Documentation/Schemas/\(name).schema.json")
        schema = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any] ?? [:]
    }

    /// The deviations from the schema.
    func mistakes(in text: String) throws -> [String] {
        mistakes(in: try JSONSerialization.jsonObject(with: Data(text.utf8)), schema, at: "$")
    }

    private func mistakes(in value: Any, _ schema: [String: Any], at path: String) -> [String] {
        if let reference = schema["$ref"] as? String {
            let definitions = self.schema["$defs"] as? [String: [String: Any]] ?? [:]
            guard let definition = definitions[reference.replacingOccurrences(of: "#/$defs/", with: "")] else {
                return ["\(path): there is no '\(reference)'"]
            }
            return mistakes(in: value, definition, at: path)
        }
        if let values = schema["enum"] as? [String] {
            return (value as? String).map(values.contains) == true ? [] : ["\(path) is none of the values"]
        }
        if let constant = schema["const"] {
            return "\(constant)" == "\(value)" ? [] : ["\(path) is not what it has to be"]
        }
        switch schema["type"] as? String {
        case "object": return mistakes(inObject: value, schema, at: path)
        case "array":
            guard let elements = value as? [Any] else { return ["\(path) is no array"] }
            return elements.enumerated().flatMap { index, element in
                mistakes(in: element, schema["items"] as? [String: Any] ?? [:], at: "\(path)[\(index)]")
            }
        case "string": return value is String ? [] : ["\(path) is no string"]
        case "integer":
            guard let number = value as? Int else { return ["\(path) is no whole number"] }
            return number >= schema["minimum"] as? Int ?? 0 ? [] : ["\(path) is too small"]
        case "boolean": return value is Bool ? [] : ["\(path) is neither true nor false"]
        default: return ["\(path): the schema says nothing that is understood here"]
        }
    }

    private func mistakes(inObject value: Any, _ schema: [String: Any], at path: String) -> [String] {
        guard let fields = value as? [String: Any] else { return ["\(path) is no object"] }
        let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
        let required = schema["required"] as? [String] ?? []
        let missing = required.filter { fields[$0] == nil }.map { "\(path): '\($0)' is missing" }
        return missing
            + fields.flatMap { name, field in
                properties[name].map { mistakes(in: field, $0, at: "\(path).\(name)") } ?? [
                    "\(path): '\(name)' is not known"
                ]
            }
    }
}
