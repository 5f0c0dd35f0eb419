import Foundation

/// The keys of a `.dpend.yml` that a plugin requires before dpend runs, at the top level and of each target.
///
/// dpend reads and validates the whole file. A plugin reads it only to name the inputs and outputs of a command. It
/// reads the block style that `dpend init` writes: one key in a line, and lists as `[a, b]` or as lines that begin with
/// `-`.
struct ConfigurationOutline {
    /// The values of keys, each a list. A single value is a list of one.
    typealias Values = [String: [String]]

    /// The values at the top level.
    private(set) var shared: Values = [:]
    /// The values of each target, in the order of the file. It is empty for a file without targets.
    private(set) var targets: [(name: String, values: Values)] = []
    private let file: URL
    private let lines: [Line]
    private var position = 0

    init(of file: URL) throws {
        self.file = file
        let text = try String(contentsOf: file, encoding: .utf8)
        lines = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
            .compactMap { Line($1, number: $0 + 1) }
        while position < lines.count {
            let line = lines[position]
            guard line.indentation == 0, line.key == "targets" else {
                if let (key, value) = try readValue(indentation: 0) { shared[key] = value }
                continue
            }
            guard line.rest.isEmpty else {
                throw mistake(line, "write each target in lines of its own, below 'targets:'")
            }
            position += 1
            try readTargets()
        }
    }

    /// The value of a key for a target. The target's own value replaces the shared one.
    func value(_ key: String, of target: String?) -> [String]? { values(of: target)?[key] ?? shared[key] }

    /// The values of a target; nil if the file does not have the target.
    func values(of target: String?) -> Values? { targets.first { $0.name == target }?.values }

    /// The files and folders that dpend reads for a target and for the targets that it links.
    func inputs(of target: String?) -> [String] {
        var visited: Set<String> = []
        var inputs: [String] = []
        func visit(_ target: String?) {
            inputs += (value("inputs", of: target) ?? []) + (value("sources-list", of: target) ?? [])
            for library in value("library", of: target) ?? [] {
                // The form is 'path' or 'Name=path'.
                let path = library.split(separator: "=", maxSplits: 1).last.map(String.init) ?? library
                guard let linked = targets.first(where: { value("output-file", of: $0.name) == [path] }) else {
                    inputs.append(path)
                    continue
                }
                if visited.insert(linked.name).inserted { visit(linked.name) }
            }
        }
        visit(target)
        return inputs
    }

    // MARK: Lines

    /// A line that is not empty and not a comment.
    private struct Line {
        let number: Int
        let indentation: Int
        let text: String
        /// The key and the text after its colon; nil for another line.
        let key: String?
        let rest: String

        init?(_ text: Substring, number: Int) {
            let content = Self.withoutComment(text)
            guard !content.isEmpty, content != "---" else { return nil }
            self.number = number
            self.text = content
            indentation = text.prefix { $0 == " " }.count
            let match = content.wholeMatch(of: /('(?:[^']|'')*'|"[^"]*"|[^\s'"\[\]{}#-][^:]*?)\s*:(?:\s+(.*))?/)
            key = match.map { ConfigurationOutline.unquoted($0.1) }
            rest = match?.2.map(String.init) ?? ""
        }

        /// The text without blanks around it and without a comment. A `#` in quotes is not a comment.
        private static func withoutComment(_ text: Substring) -> String {
            var quote: Character?
            var last: Character = " "
            var end = text.endIndex
            for (position, character) in zip(text.indices, text) {
                if let open = quote {
                    if character == open { quote = nil }
                } else if character == "#", last == " " {
                    end = position
                    break
                } else if character == "'" || character == "\"", " [,:-".contains(last) {
                    quote = character
                }
                last = character
            }
            return text[..<end].trimmingCharacters(in: .whitespaces)
        }
    }

    /// Reads a key with its value, which may continue in the next lines.
    ///
    /// - Returns: nil for a key without a value.
    private mutating func readValue(indentation: Int) throws -> (String, [String])? {
        let line = lines[position]
        guard line.indentation == indentation, let key = line.key else { throw mistake(line, "this is not a key") }
        position += 1
        var items = line.rest.isEmpty ? [] : Self.list(line.rest)
        while position < lines.count {
            let next = lines[position]
            let isItem = next.text == "-" || next.text.hasPrefix("- ")
            guard next.indentation > indentation || next.indentation == indentation && isItem else { break }
            if isItem { items.append(Self.unquoted(next.text.dropFirst(2))) }
            position += 1
        }
        return items.isEmpty ? nil : (key, items)
    }

    /// Reads the targets with their keys.
    private mutating func readTargets() throws {
        guard position < lines.count, lines[position].indentation > 0 else { return }
        let indentation = lines[position].indentation
        while position < lines.count, lines[position].indentation == indentation {
            let line = lines[position]
            guard let name = line.key, line.rest.isEmpty || line.rest == "{}" else {
                throw mistake(line, "write the keys of each target in lines of their own, below its name")
            }
            position += 1
            var values: Values = [:]
            let inner = position < lines.count ? lines[position].indentation : 0
            while inner > indentation, position < lines.count, lines[position].indentation >= inner {
                if let (key, value) = try readValue(indentation: inner) { values[key] = value }
            }
            targets.append((name, values))
        }
    }

    /// The elements of `[a, 'b, c']`, or the single value.
    private static func list(_ text: String) -> [String] {
        guard text.hasPrefix("["), text.hasSuffix("]") else { return [unquoted(text[...])] }
        return text.dropFirst().dropLast().matches(of: /'(?:[^']|'')*'|"[^"]*"|[^,\s][^,]*/).map { unquoted($0.output) }
    }

    private static func unquoted(_ text: Substring) -> String {
        let text = text.trimmingCharacters(in: .whitespaces)
        guard text.count > 1, let quote = text.first, quote == text.last, quote == "'" || quote == "\"" else {
            return text
        }
        return text.dropFirst().dropLast().replacingOccurrences(of: "''", with: "'")
    }

    private func mistake(_ line: Line, _ reason: String) -> Mistake {
        Mistake("\(file.path):\(line.number): DpendPlugin cannot read '\(line.text)': \(reason)")
    }
}
