/// Lines of generated Swift.
enum GeneratedLines {
    private static let maximumLength = 116

    /// The lines as the text of a file.
    static func text(of lines: [String]) -> String {
        var text = ""
        text.reserveCapacity(lines.reduce(0) { $0 + $1.utf8.count + 1 })
        for line in lines {
            text += line
            text += "\n"
        }
        return text
    }

    /// The lines, moved to the right by steps of four spaces.
    static func indented(_ lines: [String], by depth: Int = 1) -> [String] {
        let indentation = String(repeating: "    ", count: depth)
        return lines.map { $0.isEmpty ? "" : indentation + $0 }
    }

    /// A signature on one line, or with a line for each parameter where that would be too long.
    static func signature(_ opening: String, _ parameters: [String], _ closing: String) -> [String] {
        let line = opening + parameters.joined(separator: ", ") + closing
        if parameters.isEmpty || line.count <= maximumLength { return [line] }
        let last = parameters.count - 1
        return [opening] + parameters.enumerated().map { "    \($1)\($0 == last ? "" : ",")" } + [closing]
    }

    /// An expression's lines with text before the first and behind the last.
    static func enclosed(_ opening: String, _ lines: [String], _ closing: String = "") -> [String] {
        var lines = lines
        lines[0] = opening + lines[0]
        lines[lines.count - 1] += closing
        return lines
    }

    /// The statements, with an end of the program that shows the error's text where one of them throws.
    static func trapping(_ statements: [String]) -> [String] {
        ["do {"] + indented(statements) + ["} catch {", "    \(ModuleName.swift)fatalError(\"\\(error)\")", "}"]
    }

    /// A string literal. Names in backticks may contain quotes.
    static func literal(_ text: String) -> String {
        "\"" + text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\\\"") + "\""
    }

    /// Extensions of a type with members, each with its lines, in groups that compile quickly.
    static func extensions(of name: String, _ members: [[String]]) -> [String] {
        groups(of: members).flatMap { group in
            ["", "nonisolated extension \(name) {"] + indented(Array(group.joined(separator: [""]))) + ["}"]
        }
    }

    /// The elements in groups of at most a hundred: long functions and types compile slowly.
    static func groups<Element>(of elements: [Element]) -> [[Element]] {
        stride(from: 0, to: elements.count, by: 100).map { Array(elements[$0..<min($0 + 100, elements.count)]) }
    }
}

extension RegistrationPlan.External {
    /// The parameter that takes the value, where `container` and the names of types have another meaning.
    var parameter: String {
        let name =
            name == variable
            ? SwiftIdentifier.escaped(name) : "\(SwiftIdentifier.escapedLabel(name)) \(variable)"
        return "\(name): \(key.type.parameterSpelling)"
    }
}

extension TypeExpression {
    /// The type as that of a parameter whose value is kept.
    var parameterSpelling: String {
        let escaping = if case .function = self { "@escaping " } else { "" }
        return escaping + spelling(.code)
    }
}
