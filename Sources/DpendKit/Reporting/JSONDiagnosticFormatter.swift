/// Writes a report for programs, in the form that `Documentation/Schemas/diagnostics.schema.json` describes.
///
/// Fields may be added to the form; what changes or takes away raises its version.
public struct JSONDiagnosticFormatter: DiagnosticFormatter {
    private static let formatVersion = 1

    public init() {}

    public func format(_ report: DiagnosticReport, sources: SourceTexts) -> String {
        JSONValue.object([
            "version": .number(Double(Self.formatVersion)),
            "tool": .object(["name": .string(ToolDescription.name), "version": .string(ToolDescription.version)]),
            "summary": .object([
                "dependencies": .integer(report.dependencyCount),
                "errors": .integer(report.count(.error)),
                "warnings": .integer(report.count(.warning)),
                "notes": .integer(report.count(.note)),
                "causes": .integer(report.causeCount),
                "accepted": .integer(report.accepted?.count ?? 0),
            ]),
            "diagnostics": .array(report.entries.map(value)),
        ]).prettyPrinted
    }

    private func value(_ entry: DiagnosticReport.Entry) -> JSONValue {
        let diagnostic = entry.diagnostic
        return .fields([
            "identifier": .string(diagnostic.rule.identifier),
            "severity": .string(diagnostic.severity.rawValue),
            "message": .string(diagnostic.message),
            "subject": .string(diagnostic.subject),
            "fingerprint": .string(entry.fingerprint),
            "causedBy": (entry.cause?.fingerprint).map { .string($0) },
            "location": diagnostic.location.flatMap(value),
            "notes": .array(diagnostic.notes.map(value)),
        ])
    }

    private func value(_ note: Diagnostic.Note) -> JSONValue {
        .fields([
            "role": .string(note.role.rawValue), "message": .string(note.message),
            "location": note.location.flatMap(value),
        ])
    }

    private func value(_ location: SourceLocation) -> JSONValue? {
        guard location.isInFile else { return nil }
        return .object([
            "path": .string(location.path), "line": .integer(location.line), "column": .integer(location.column),
        ])
    }
}
