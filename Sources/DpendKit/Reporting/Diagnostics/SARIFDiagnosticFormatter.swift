/// Writes a report as SARIF 2.1.0, the OASIS standard for the results of analysis tools.
///
/// Columns are counted in UTF-16 code units, as most readers of the format expect. A place in a file that can no longer
/// be read has only its line.
package struct SARIFDiagnosticFormatter: DiagnosticFormatter {
    package var name: String { "sarif" }
    package var isDocument: Bool { true }

    private static let schema =
        "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
    /// The base of relative paths: the folder in which dpend ran, mostly the checkout.
    private static let base = "%SRCROOT%"

    private let rules: [DiagnosticRule]

    /// Creates a formatter that knows the rules of an analyzer.
    package init(analyzer: DependencyAnalyzer) {
        rules = DiagnosticRule.all(of: analyzer)
    }

    package func format(_ reports: [DiagnosticReport], sources: SourceTexts) -> OutputText {
        let driver = JSONValue.object([
            "name": .string(ToolDescription.name),
            "version": .string(ToolDescription.version),
            "semanticVersion": .string(ToolDescription.version),
            "informationUri": .string(ToolDescription.informationAddress),
            "rules": .array(rules.map(value)),
        ])
        let runs = reports.map { report in
            JSONValue.fields([
                "tool": .object(["driver": driver]),
                // The text before the last slash is the category by which services separate runs.
                "automationDetails": report.target.map { .object(["id": .string("\(ToolDescription.name)/\($0)/")]) },
                "columnKind": .string("utf16CodeUnits"),
                "originalUriBaseIds": .object([
                    Self.base: .object(["description": message("The folder that dpend ran in.")])
                ]),
                "properties": report.containers.isEmpty
                    ? nil : .object(["containers": .array(report.containers.map(\.json))]),
                "results": .array(report.entries.map { value($0, sources) }),
            ])
        }
        return OutputText(
            .object([
                "$schema": .string(Self.schema), "version": .string("2.1.0"), "runs": .array(runs),
            ]))
    }

    private func value(_ rule: DiagnosticRule) -> JSONValue {
        .object([
            "id": .string(rule.identifier),
            "shortDescription": message(rule.summary + "."),
            "fullDescription": message(rule.explanation),
            "help": .object([
                "text": .string(rule.remedy),
                "markdown": .string("\(rule.explanation)\n\n**What to do**\n\n\(rule.remedy)"),
            ]),
            "defaultConfiguration": .fields([
                "level": .string(level(rule.severity)), "enabled": rule.severity == .off ? .bool(false) : nil,
            ]),
        ])
    }

    private func value(_ entry: DiagnosticReport.Entry, _ sources: SourceTexts) -> JSONValue {
        let diagnostic = entry.diagnostic
        // Readers of the format show a note at its place. A note without a place would be visible only in the message.
        let placed = diagnostic.notes.filter { $0.location?.isInFile ?? false }
        let unplaced = diagnostic.notes.filter { !($0.location?.isInFile ?? false) }
        let text = ([diagnostic.message] + unplaced.map(\.message)).joined(separator: "\n")
        let related = placed.enumerated().map { position, note in
            JSONValue.fields([
                "id": .integer(position + 1), "message": message(note.message),
                "physicalLocation": note.location.flatMap { value($0, sources) },
            ])
        }
        let place = diagnostic.location.flatMap { value($0, sources) }
        let remedies = diagnostic.notes.flatMap(\.remedies)
        let fixes = remedies.compactMap { fix($0, sources) }
        return .fields([
            "ruleId": .string(diagnostic.rule.identifier),
            "ruleIndex": rules.firstIndex { $0.identifier == diagnostic.rule.identifier }.map { .integer($0) },
            "level": .string(level(diagnostic.severity)),
            "message": message(text),
            "locations": .array(place.map { [.object(["physicalLocation": $0])] } ?? []),
            "relatedLocations": related.isEmpty ? nil : .array(related),
            "fixes": fixes.isEmpty ? nil : .array(fixes),
            "partialFingerprints": .object(["dpend/v1": .string(entry.fingerprint)]),
            "properties": .fields([
                "subject": .string(diagnostic.subject), "causedBy": (entry.cause?.fingerprint).map { .string($0) },
                "remedies": remedies.isEmpty ? nil : .array(remedies.map(\.json)),
            ]),
        ])
    }

    /// A remedy as changes of files; nil if one of the texts is not known exactly.
    private func fix(_ remedy: Remedy, _ sources: SourceTexts) -> JSONValue? {
        guard let insertions = remedy.insertions(in: sources) else { return nil }
        let changes = insertions.compactMap { insertion -> JSONValue? in
            guard let column = sources.utf16Column(of: insertion.location) else { return nil }
            let line = JSONValue.integer(insertion.location.line)
            return .object([
                "artifactLocation": artifact(insertion.location.path),
                "replacements": .array([
                    .object([
                        "deletedRegion": .object([
                            "startLine": line, "startColumn": .integer(column), "endLine": line,
                            "endColumn": .integer(column),
                        ]),
                        "insertedContent": .object(["text": .string(insertion.text)]),
                    ])
                ]),
            ])
        }
        guard changes.count == insertions.count else { return nil }
        return .object(["description": message(remedy.text), "artifactChanges": .array(changes)])
    }

    private func value(_ location: SourceLocation, _ sources: SourceTexts) -> JSONValue? {
        guard location.isInFile else { return nil }
        return .object([
            "artifactLocation": artifact(location.path),
            "region": .fields([
                "startLine": .integer(location.line),
                "startColumn": sources.utf16Column(of: location).map { .integer($0) },
            ]),
        ])
    }

    /// The path as a URI, relative to the base unless it is absolute.
    private func artifact(_ path: String) -> JSONValue {
        let encoded = path.utf8.map { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"):
                return String(UnicodeScalar(byte))
            case _ where "/-._~".utf8.contains(byte): return String(UnicodeScalar(byte))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                return "%" + (digits.count == 1 ? "0" : "") + digits
            }
        }.joined()
        if path.hasPrefix("/") { return .object(["uri": .string("file://" + encoded)]) }
        let segments = encoded.split(separator: "/").filter { $0 != "." }
        return .object(["uri": .string(segments.joined(separator: "/")), "uriBaseId": .string(Self.base)])
    }

    private func message(_ text: String) -> JSONValue { .object(["text": .string(text)]) }

    private func level(_ severity: Diagnostic.Severity) -> String {
        switch severity {
        case .error: "error"
        case .warning: "warning"
        case .note: "note"
        case .off: "none"
        }
    }
}
