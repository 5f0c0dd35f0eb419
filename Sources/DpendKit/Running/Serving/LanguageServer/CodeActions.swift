/// The remedies of problems as quick fixes of an editor.
struct CodeActions {
    let answer: ProjectAnswer
    let places: SourcePlaces
    let configuration: String?

    /// The quick fixes for the problems in some lines of a document.
    ///
    /// - Parameter lines: The lines, from 1.
    func actions(in path: String, _ lines: ClosedRange<Int>) -> JSONValue {
        var actions: [JSONValue] = []
        for entry in answer.reports?.entries ?? [] {
            guard case .success(let report) = entry.outcome else { continue }
            for diagnostic in report.diagnostics.flatMap(\.withConsequences) {
                guard let location = diagnostic.location, lines.contains(location.line),
                    places.absolute(location.path) == path
                else { continue }
                actions += self.actions(for: diagnostic, at: location, of: entry.target.name)
            }
        }
        return .array(DistinctElements(actions).all)
    }

    private func actions(for diagnostic: Diagnostic, at location: SourceLocation, of target: String?) -> [JSONValue] {
        let read: (String) -> String? = { path in GeneratedFile(path: path, text: "").currentText() }
        let editor = RemedyEditor(for: diagnostic, of: target, in: answer, configuration: configuration, read: read)
        return diagnostic.notes.flatMap(\.remedies).compactMap { remedy in
            guard let texts = try? editor.texts(applying: remedy) else { return nil }
            var changes: [String: JSONValue] = [:]
            for (path, text) in texts {
                guard let old = read(path), let uri = places.uri(path).text else { continue }
                changes[uri] = [Self.change(from: old, to: text)]
            }
            let title = remedy.text
            return [
                "title": .string(title.prefix(1).uppercased() + title.dropFirst()), "kind": "quickfix",
                "edit": ["changes": .object(changes)],
                "diagnostics": [ServedDiagnostics.value(diagnostic, at: location, places)],
            ]
        }
    }

    /// The smallest change of whole characters that turns a text into another one.
    static func change(from old: String, to new: String) -> JSONValue {
        let (before, after) = (Array(old.unicodeScalars), Array(new.unicodeScalars))
        var start = 0
        while start < min(before.count, after.count), before[start] == after[start] { start += 1 }
        var rest = 0
        while rest < min(before.count, after.count) - start,
            before[before.count - 1 - rest] == after[after.count - 1 - rest]
        { rest += 1 }
        func position(_ offset: Int) -> JSONValue {
            var (line, column) = (0, 0)
            for (number, scalar) in before[..<offset].enumerated() {
                // A carriage return before a line feed does not begin another line.
                let isPair = scalar == "\r" && number + 1 < before.count && before[number + 1] == "\n"
                if scalar == "\n" || scalar == "\r" && !isPair {
                    (line, column) = (line + 1, 0)
                } else {
                    column += UTF16.width(scalar)
                }
            }
            return SourcePlaces.position(line: line, column: column)
        }
        let text = String(String.UnicodeScalarView(after[start..<after.count - rest]))
        return ["range": ["start": position(start), "end": position(before.count - rest)], "newText": .string(text)]
    }
}
