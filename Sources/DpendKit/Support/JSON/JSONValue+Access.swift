/// Reads parts of a document that another program sent. A part of another kind is nil.
extension JSONValue {
    /// A member of an object.
    subscript(name: String) -> JSONValue? {
        if case .object(let members) = self { members[name] } else { nil }
    }

    var text: String? {
        if case .string(let text) = self { text } else { nil }
    }

    var integer: Int? {
        if case .number(let number) = self { Int(exactly: number) } else { nil }
    }

    var truth: Bool? {
        if case .bool(let value) = self { value } else { nil }
    }

    /// The elements of an array; empty for everything else.
    var elements: [JSONValue] {
        if case .array(let elements) = self { elements } else { [] }
    }
}
