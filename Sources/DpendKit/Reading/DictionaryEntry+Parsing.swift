extension DictionaryEntry {
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
            guard SwiftIdentifier.isPlain(name) || SwiftIdentifier.isKeyword(name),
                !["init", "self", "Self", "Type", "_"].contains(name)
            else { return nil }
            let type = String(code[..<dot])
            let parsed = type.isEmpty ? nil : TypeExpression(parsing: type)
            guard type.isEmpty || parsed?.nominal != nil else { return nil }
            self = .member(type: parsed, name: name)
        }
    }

    /// An entry as an option has it. There a text needs no quotation marks, unless it looks like a member or a number.
    init?(option: String) {
        let looksLikeMember = option.hasPrefix(".") || option.isCapitalized && option.contains(".")
        if looksLikeMember || option.hasPrefix("\"") || Int(option) != nil {
            self.init(code: option)
        } else {
            self.init(code: "\"\(option)\"")
        }
    }
}
