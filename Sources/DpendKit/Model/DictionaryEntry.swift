/// The key of a provider in dictionaries, such as `.json` in a `[Format: any Parser]`.
package enum DictionaryEntry: Sendable, Hashable {
    /// For a `String`.
    case text(String)
    /// For an `Int`.
    case number(Int)
    /// A case of an enumeration, or another static member, perhaps with its type.
    case member(type: TypeExpression?, name: String)

    /// An entry as code has it: `"json"`, `7`, `.json` or `Format.json`; nil for anything else.
    init?(code: some StringProtocol) {
        let code = String(code)
        if let number = Int(code), code == "\(number)" {
            self = .number(number)
        } else if code.count >= 2, code.hasPrefix("\""), code.hasSuffix("\"") {
            let text = code.dropFirst().dropLast()
            guard !text.contains(where: { $0 == "\"" || $0 == "\\" || $0.isNewline }) else { return nil }
            self = .text(String(text))
        } else {
            guard let dot = code.lastIndex(of: ".") else { return nil }
            let name = String(code[code.index(after: dot)...])
            guard SwiftIdentifier.isPlain(name) || SwiftIdentifier.isKeyword(name), !["init", "self", "Self", "Type", "_"].contains(name) else { return nil }
            let type = String(code[..<dot])
            let parsed = type.isEmpty ? nil : TypeExpression(parsing: type)
            guard type.isEmpty || parsed?.nominal != nil else { return nil }
            self = .member(type: parsed, name: name)
        }
    }

    /// An entry as an option has it. There a text needs no quotation marks, unless it looks like a member or a number.
    init?(option: String) {
        let looksLikeMember = option.hasPrefix(".") || option.first?.isUppercase == true && option.contains(".")
        if looksLikeMember || option.hasPrefix("\"") || Int(option) != nil {
            self.init(code: option)
        } else {
            self.init(code: "\"\(option)\"")
        }
    }

    /// The entry as code without the modules of types.
    package var description: String {
        switch self {
        case .text(let text): "\"\(text)\""
        case .number(let number): "\(number)"
        case .member(let type, let name): "\(type.map { $0.spelling(.plain) } ?? "").\(name)"
        }
    }

    /// The entry as a module file has it.
    var code: String {
        if case .member(let type?, let name) = self { "\(type.spelling(.file)).\(name)" } else { description }
    }

    /// The entry in a dictionary with keys of a type; nil if it cannot be one.
    func fitting(_ type: TypeExpression) -> DictionaryEntry? {
        guard let nominal = type.nominal else { return nil }
        switch self {
        case .text: return nominal.path == "String" ? self : nil
        case .number: return nominal.path == "Int" ? self : nil
        case .member(let own, let name):
            if ["String", "Int"].contains(nominal.path), own == nil { return nil }
            return own == nil || own == type ? .member(type: type, name: name) : nil
        }
    }

    func mappingTypes(_ map: (TypeExpression) -> TypeExpression) -> DictionaryEntry {
        if case .member(let type?, let name) = self { .member(type: map(type), name: name) } else { self }
    }
}
