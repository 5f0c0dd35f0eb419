/// The fields of a JSON object in a module file. Each is taken once; remaining fields are unknown.
struct JSONFields {
    private var fields: [String: JSONValue]
    private let path: String

    /// Why an object does not have the form of a module file.
    struct Mistake: Error {
        var message: String
    }

    init(_ value: JSONValue, _ path: String) throws(Mistake) {
        guard case .object(let fields) = value else { throw Mistake(message: "\(path) is not an object") }
        self.fields = fields
        self.path = path
    }

    func mistake(_ message: String) -> Mistake { Mistake(message: "\(path): \(message)") }

    /// Reports a field that was not taken.
    func finish() throws(Mistake) {
        if let unknown = fields.keys.min() {
            throw mistake("this dpend does not know the field '\(unknown)'; a newer one may have written the file")
        }
    }

    /// The name of the only field, which must exist.
    func onlyKey() throws(Mistake) -> String {
        guard fields.count == 1, let key = fields.keys.first else {
            throw mistake("there must be exactly one kind, not \(fields.count)")
        }
        return key
    }

    func hasField(_ name: String) -> Bool { fields[name] != nil }

    /// A field's value, if there is one. It then counts as taken.
    mutating func take(_ name: String) -> JSONValue? { fields.removeValue(forKey: name) }

    // MARK: Values

    mutating func object(_ name: String) throws(Mistake) -> JSONFields {
        try JSONFields(try required(name), "\(path), \(name)")
    }

    mutating func objects(_ name: String) throws(Mistake) -> [JSONFields] {
        try array(try required(name), name)
    }

    mutating func optionalObjects(_ name: String) throws(Mistake) -> [JSONFields] {
        guard let value = fields.removeValue(forKey: name) else { return [] }
        return try array(value, name)
    }

    mutating func optionalBool(_ name: String) throws(Mistake) -> Bool {
        switch fields.removeValue(forKey: name) {
        case nil: return false
        case .bool(let value): return value
        case .object, .array, .string, .number, .null: throw mistake("'\(name)' must be true or false")
        }
    }

    /// A whole number greater than zero, small enough for sums.
    mutating func count(_ name: String) throws(Mistake) -> Int {
        guard case .number(let value) = try required(name), let count = Int32(exactly: value), count > 0 else {
            throw mistake("'\(name)' must be a whole number greater than 0")
        }
        return Int(count)
    }

    mutating func optionalCount(_ name: String) throws(Mistake) -> Int? {
        fields[name] == nil ? nil : try count(name)
    }

    mutating func optionalCase<Value>(
        _ name: String, _: Value.Type
    ) throws(Mistake) -> Value? where Value: RawRepresentable<String> & CaseIterable {
        guard let value = fields.removeValue(forKey: name) else { return nil }
        if case .string(let text) = value, let known = Value(rawValue: text) { return known }
        let all = Value.allCases.map(\.rawValue).joined(separator: ", ")
        throw mistake("'\(name)' must be one of \(all)")
    }

    // MARK: Names

    /// A type, written as in Swift.
    mutating func type(_ name: String) throws(Mistake) -> TypeExpression {
        try type(try string(try required(name), name), name)
    }

    mutating func optionalType(_ name: String) throws(Mistake) -> TypeExpression? {
        guard let value = fields.removeValue(forKey: name) else { return nil }
        return try type(try string(value, name), name)
    }

    /// The name of a global actor.
    mutating func actor(_ name: String) throws(Mistake) -> String {
        let text = try string(try required(name), name)
        let type = try type(text, name)
        guard let path = type.nominal, !path.components.isEmpty,
            path.components.allSatisfy(\.arguments.isEmpty)
        else { throw mistake("'\(name)' has '\(text)', which cannot be the name of a global actor") }
        return type.spelling(.file)
    }

    /// The key of a provider in dictionaries, as code.
    mutating func optionalEntry(_ name: String) throws(Mistake) -> DictionaryEntry? {
        guard let text = try optionalText(name) else { return nil }
        guard let entry = DictionaryEntry(code: text) else {
            throw mistake("'\(name)' has '\(text)', which is neither a text nor a number nor a member")
        }
        return entry
    }

    mutating func optionalMember(_ name: String) throws(Mistake) -> String? { hasField(name) ? try member(name) : nil }

    mutating func optionalActor(_ name: String) throws(Mistake) -> String? { hasField(name) ? try actor(name) : nil }

    mutating func optionalTypes(_ name: String) throws(Mistake) -> [TypeExpression] {
        guard let value = fields.removeValue(forKey: name) else { return [] }
        var types: [TypeExpression] = []
        for text in try strings(value, name) { types.append(try type(text, name)) }
        return types
    }

    /// The name of a declaration.
    mutating func name(_ name: String) throws(Mistake) -> String {
        try checked(try string(try required(name), name), name, SwiftIdentifier.isName)
    }

    /// The name of a static member after the name of its type: `FeatureExports.signIn`.
    mutating func member(_ name: String) throws(Mistake) -> String {
        try checked(try string(try required(name), name), name) { text in
            let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
            return parts.count == 2 && parts.allSatisfy(SwiftIdentifier.isName)
        }
    }

    /// A name without backticks.
    mutating func optionalPlainName(_ name: String) throws(Mistake) -> String? {
        try fields.removeValue(forKey: name).map { value throws(Mistake) in
            try checked(try string(value, name), name, SwiftIdentifier.isPlain)
        }
    }

    /// An argument label; `_` for none.
    mutating func label(_ name: String) throws(Mistake) -> String {
        try checked(try string(try required(name), name), name, SwiftIdentifier.isName)
    }

    /// Names without backticks, unless `isValid` accepts other names.
    mutating func optionalNames(_ name: String, _ isValid: (String) -> Bool = SwiftIdentifier.isPlain) throws(Mistake)
        -> [String]
    {
        guard let value = fields.removeValue(forKey: name) else { return [] }
        var names: [String] = []
        for text in try strings(value, name) { names.append(try checked(text, name, isValid)) }
        return names
    }

    /// Names that can follow `import`.
    mutating func moduleNames(_ name: String) throws(Mistake) -> [String] {
        var names: [String] = []
        for text in try strings(try required(name), name) {
            names.append(try checked(text, name, SwiftIdentifier.isPlain))
        }
        return names
    }

    // MARK: Parts

    private mutating func required(_ name: String) throws(Mistake) -> JSONValue {
        guard let value = fields.removeValue(forKey: name) else { throw mistake("the field '\(name)' is missing") }
        return value
    }

    private func array(_ value: JSONValue, _ name: String) throws(Mistake) -> [JSONFields] {
        guard case .array(let elements) = value else { throw mistake("'\(name)' must be an array") }
        var result: [JSONFields] = []
        for (position, element) in elements.enumerated() {
            result.append(try JSONFields(element, "\(path), \(name) \(position + 1)"))
        }
        return result
    }

    private func string(_ value: JSONValue, _ name: String) throws(Mistake) -> String {
        guard case .string(let text) = value else { throw mistake("'\(name)' must be a string") }
        return text
    }

    private func strings(_ value: JSONValue, _ name: String) throws(Mistake) -> [String] {
        guard case .array(let elements) = value else { throw mistake("'\(name)' must be an array") }
        var result: [String] = []
        for element in elements { result.append(try string(element, name)) }
        return result
    }

    private func checked(_ text: String, _ name: String, _ isValid: (String) -> Bool) throws(Mistake) -> String {
        guard isValid(text) else { throw mistake("'\(name)' has '\(text)', which is not a valid Swift name") }
        return text
    }

    private func type(_ text: String, _ name: String) throws(Mistake) -> TypeExpression {
        guard let type = TypeExpression(parsing: text) else {
            throw mistake("'\(name)' has '\(text)', which is not a valid Swift type")
        }
        return type
    }
}
