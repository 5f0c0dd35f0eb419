/// Writes a report for programs, in the form that `Documentation/Schemas/diagnostics.schema.json` describes.
///
/// New fields may be added to the form. Any other change raises its version.
package struct JSONDiagnosticFormatter: DiagnosticFormatter {
    package var name: String { "json" }
    package var isDocument: Bool { true }

    private static let formatVersion = 1

    package init() {}

    package func format(_ reports: [DiagnosticReport], sources: SourceTexts) -> OutputText {
        func sum(_ count: (DiagnosticReport) -> Int) -> JSONValue { .integer(reports.reduce(0) { $0 + count($1) }) }
        let containers = reports.flatMap(\.containers).map(\.json)
        let undecided = reports.flatMap(\.undecided).map { place -> JSONValue in
            .fields(["message": .string(place.reason), "location": place.location.json])
        }
        return OutputText(
            .fields([
                "containers": containers.isEmpty ? nil : .array(containers),
                "undecided": undecided.isEmpty ? nil : .array(undecided),
                "version": .number(Double(Self.formatVersion)),
                "tool": .object(["name": .string(ToolDescription.name), "version": .string(ToolDescription.version)]),
                "summary": .object([
                    "dependencies": sum(\.dependencyCount),
                    "errors": sum { $0.count(.error) },
                    "warnings": sum { $0.count(.warning) },
                    "notes": sum { $0.count(.note) },
                    "causes": sum(\.causeCount),
                    "accepted": sum { $0.accepted?.count ?? 0 },
                ]),
                "diagnostics": .array(
                    reports.flatMap { report in report.entries.map { value($0, target: report.target) } }),
            ]))
    }

    private func value(_ entry: DiagnosticReport.Entry, target: String?) -> JSONValue {
        let diagnostic = entry.diagnostic
        return .fields([
            "target": target.map { .string($0) },
            "identifier": .string(diagnostic.rule.identifier),
            "severity": .string(diagnostic.severity.rawValue),
            "message": .string(diagnostic.message),
            "subject": .string(diagnostic.subject),
            "fingerprint": .string(entry.fingerprint),
            "causedBy": (entry.cause?.fingerprint).map { .string($0) },
            "location": diagnostic.location.flatMap(\.json),
            "notes": .array(diagnostic.notes.flatMap(\.separated).map(value)),
        ])
    }

    private func value(_ note: Diagnostic.Note) -> JSONValue {
        .fields([
            "role": .string(note.role.rawValue), "message": .string(note.message),
            "location": note.location.flatMap(\.json), "remedy": note.remedies.first?.json,
        ])
    }
}
