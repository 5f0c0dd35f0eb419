/// The problems of a project as editors show them.
struct ServedDiagnostics: Sendable {
    /// By URI, in the order of the report.
    private(set) var byDocument: [String: [JSONValue]] = [:]

    /// - Parameter configuration: The path of the file for problems that have no place; nil if there is none.
    init(_ answer: ProjectAnswer, _ places: SourcePlaces, configuration: String?) {
        let fallback = SourceLocation(path: configuration ?? ConfigurationFile.name, line: 1, column: 1)
        var seen: Set<JSONValue> = []
        func add(_ location: SourceLocation, _ value: JSONValue) {
            guard let uri = places.uri(location.path).text, seen.insert(["uri": .string(uri), "value": value]).inserted
            else { return }
            byDocument[uri, default: []].append(value)
        }
        for diagnostic in (answer.reports?.reports ?? []).flatMap(\.diagnostics).flatMap(\.withConsequences) {
            let location = diagnostic.location.flatMap { $0.isInFile ? $0 : nil } ?? fallback
            add(location, Self.value(diagnostic, at: location, places))
        }
        let failures =
            [answer.failure].compactMap { $0 }
            + (answer.reports?.entries ?? []).compactMap { entry in
                if case .failure(let failure) = entry.outcome { failure } else { nil }
            }
        for error in failures.flatMap(\.errors) {
            let location = error.location.flatMap(Self.location) ?? fallback
            add(
                location,
                [
                    "range": places.range(location), "severity": .integer(1), "source": "dpend",
                    "message": .string(error.message),
                ])
        }
    }

    static func value(_ diagnostic: Diagnostic, at location: SourceLocation, _ places: SourcePlaces) -> JSONValue {
        // The places of notes are links. The editor shows the other notes below the message.
        let related = diagnostic.notes.filter { $0.role != .help }.compactMap { note -> JSONValue? in
            guard let place = note.location, place != location, place.isInFile else { return nil }
            return ["location": places.place(place), "message": .string(note.message)]
        }
        let notes = diagnostic.notes.filter { note in
            note.role == .help || note.location == nil || note.location == location || note.location?.isInFile == false
        }
        let text = ([diagnostic.message] + notes.map { ($0.role == .help ? "help: " : "") + $0.message }).joined(
            separator: "\n")
        return [
            "range": places.range(location), "severity": .integer(severity(diagnostic.severity)), "source": "dpend",
            "code": .string(diagnostic.rule.identifier), "message": .string(text),
            "relatedInformation": .array(related),
        ]
    }

    private static func severity(_ severity: Diagnostic.Severity) -> Int {
        switch severity {
        case .error: 1
        case .warning: 2
        case .note, .off: 3
        }
    }

    /// The place in a text as `path:line:column`, or the beginning of the file that it names.
    private static func location(_ text: String) -> SourceLocation? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        if parts.count > 2, let line = Int(parts[parts.count - 2]), let column = Int(parts[parts.count - 1]) {
            return SourceLocation(path: parts.dropLast(2).joined(separator: ":"), line: line, column: column)
        }
        return SourceLocation(path: text, line: 1, column: 1)
    }
}
