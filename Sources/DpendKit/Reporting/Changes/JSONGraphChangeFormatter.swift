/// Writes differences for other programs; `Documentation/Schemas/difference.schema.json` describes the form.
package struct JSONGraphChangeFormatter: GraphChangeFormatter {
    package var name: String { "json" }

    package init() {}

    package func format(_ comparison: GraphComparison) -> OutputText {
        OutputText(
            .object([
                "format": .string("dpend-difference"),
                "version": .number(1),
                "breaking": .bool(comparison.isBreaking),
                "changes": .array(comparison.changes.map(json)),
            ]))
    }

    private func json(_ change: GraphChange) -> JSONValue {
        var fields: [String: JSONValue] = [
            "kind": .string(change.kind.rawValue),
            "subject": .string(change.subject),
            "aspect": .string(change.aspect.rawValue),
            "breaking": .bool(change.isBreaking),
            "meaning": .string(change.meaning),
        ]
        fields["old"] = change.old.map(JSONValue.string)
        fields["new"] = change.new.map(JSONValue.string)
        return .object(fields)
    }
}
