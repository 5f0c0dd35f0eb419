import DpendKit

/// The place of a value in a document: names of fields and positions of elements, from the outside in.
struct JSONPlace: Sendable {
    enum Step: Sendable {
        case field(String)
        case element(Int)
    }

    var steps: [Step]
    /// Whether it means the name of the last field, not its value.
    var isName = false

    /// All texts of a document, with the names of its fields.
    static func all(in value: JSONValue) -> [JSONPlace] {
        switch value {
        case .object(let fields):
            fields.sorted { $0.key < $1.key }.flatMap { name, value in
                [JSONPlace(steps: [.field(name)], isName: true)] + all(in: value).map { $0.within(.field(name)) }
            }
        case .array(let elements):
            elements.enumerated().flatMap { position, value in all(in: value).map { $0.within(.element(position)) } }
        case .string: [JSONPlace(steps: [])]
        case .number, .bool, .null: []
        }
    }

    private func within(_ step: Step) -> JSONPlace { JSONPlace(steps: [step] + steps, isName: isName) }

    /// A document with another text here.
    func replacing(in value: JSONValue, _ change: (String) -> String) -> JSONValue {
        Self.replacing(steps[...], isName, in: value, change)
    }

    private static func replacing(
        _ steps: ArraySlice<Step>, _ isName: Bool, in value: JSONValue, _ change: (String) -> String
    ) -> JSONValue {
        switch (value, steps.first) {
        case (.string(let text), nil): return .string(change(text))
        case (.object(var fields), .field(let name)?):
            guard let old = fields[name] else { return value }
            if isName, steps.count == 1 {
                fields[name] = nil
                fields[change(name)] = old
            } else {
                fields[name] = replacing(steps.dropFirst(), isName, in: old, change)
            }
            return .object(fields)
        case (.array(var elements), .element(let position)?):
            if elements.indices.contains(position) {
                elements[position] = replacing(steps.dropFirst(), isName, in: elements[position], change)
            }
            return .array(elements)
        default: return value
        }
    }

    /// A document with all texts changed, but not the names of fields.
    static func replacingAll(in value: JSONValue, _ change: (String) -> String) -> JSONValue {
        switch value {
        case .object(let fields): .object(fields.mapValues { replacingAll(in: $0, change) })
        case .array(let elements): .array(elements.map { replacingAll(in: $0, change) })
        case .string(let text): .string(change(text))
        case .number, .bool, .null: value
        }
    }

    var description: String {
        steps.map { step in
            switch step {
            case .field(let name): name
            case .element(let position): "\(position)"
            }
        }.joined(separator: "/") + (isName ? " (name)" : "")
    }
}
