/// Values in a saved graph that are not Swift names: texts and whole numbers.
extension JSONFields {
    mutating func text(_ name: String) throws(Mistake) -> String {
        guard let value = try optionalText(name) else { throw mistake("the field '\(name)' is missing") }
        return value
    }

    mutating func optionalText(_ name: String) throws(Mistake) -> String? {
        guard let value = take(name) else { return nil }
        return try text(value, name)
    }

    mutating func optionalTexts(_ name: String) throws(Mistake) -> [String] {
        var texts: [String] = []
        for value in try values(name) { texts.append(try text(value, name)) }
        return texts
    }

    mutating func number(_ name: String) throws(Mistake) -> Int {
        guard let value = try optionalNumber(name) else { throw mistake("the field '\(name)' is missing") }
        return value
    }

    mutating func optionalNumber(_ name: String) throws(Mistake) -> Int? {
        guard let value = take(name) else { return nil }
        return try number(value, name)
    }

    mutating func optionalNumbers(_ name: String) throws(Mistake) -> [Int] {
        var numbers: [Int] = []
        for value in try values(name) { numbers.append(try number(value, name)) }
        return numbers
    }

    mutating func requiredCase<Value>(
        _ name: String, _ type: Value.Type
    ) throws(Mistake) -> Value where Value: RawRepresentable<String> & CaseIterable {
        guard let value = try optionalCase(name, type) else { throw mistake("the field '\(name)' is missing") }
        return value
    }

    mutating func optionalObject(_ name: String) throws(Mistake) -> JSONFields? {
        hasField(name) ? try object(name) : nil
    }

    private mutating func values(_ name: String) throws(Mistake) -> [JSONValue] {
        switch take(name) {
        case nil: return []
        case .array(let values): return values
        case .object, .string, .number, .bool, .null: throw mistake("'\(name)' must be an array")
        }
    }

    private func text(_ value: JSONValue, _ name: String) throws(Mistake) -> String {
        guard case .string(let text) = value else { throw mistake("'\(name)' must be a string") }
        return text
    }

    private func number(_ value: JSONValue, _ name: String) throws(Mistake) -> Int {
        guard case .number(let number) = value, let whole = Int(exactly: number), whole >= 0 else {
            throw mistake("'\(name)' must be a whole number")
        }
        return whole
    }
}
