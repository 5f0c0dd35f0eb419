/// A tool that agents can call (Model Context Protocol).
struct AgentTool: Sendable {
    let name: String
    let summary: String
    /// The parameters, in the order of the description.
    let parameters: [Parameter]
    /// Whether it writes files.
    var writes = false

    struct Parameter: Sendable {
        let name: String
        let summary: String
        var isRequired = false
    }

    /// The description for the list of tools.
    var value: JSONValue {
        let properties = Dictionary(
            parameters.map { ($0.name, ["type": "string", "description": .string($0.summary)] as JSONValue) }
        ) { first, _ in first }
        return [
            "name": .string(name), "description": .string(summary),
            "inputSchema": [
                "type": "object", "properties": .object(properties),
                "required": .array(parameters.filter(\.isRequired).map { .string($0.name) }),
            ],
            "annotations": ["readOnlyHint": .bool(!writes), "destructiveHint": false, "openWorldHint": false],
        ]
    }
}

/// A text that fits into an answer. Agents pay for each word.
struct BriefText {
    private(set) var text = ""
    private var omittedCount = 0

    /// The maximum length of an answer, in bytes, with room for the last line.
    private static let maximumLength = 2000
    private static let roomForEnd = 120

    /// Adds lines that belong together, or counts them as omitted.
    mutating func add(_ lines: String) {
        if omittedCount == 0, text.utf8.count + lines.utf8.count + 1 <= Self.maximumLength - Self.roomForEnd {
            text += lines + "\n"
        } else if text.isEmpty {
            text = String(decoding: lines.utf8.prefix(Self.maximumLength - Self.roomForEnd), as: UTF8.self) + "…\n"
        } else {
            omittedCount += 1
        }
    }

    /// The text with a last line about the omitted parts.
    ///
    /// - Parameter advice: How to see them.
    func closed(_ advice: String) -> String {
        omittedCount == 0 ? text : text + "… and \(omittedCount) more; \(advice)\n"
    }
}
