import Foundation

/// A baseline on disk: JSON with sorted entries, suitable for committing and merging.
package struct BaselineFile: Sendable {
    /// The path as the user wrote it.
    package let path: String

    private static let formatVersion = 1

    /// Creates a file that need not exist yet.
    package init(path: String) {
        self.path = path
    }

    /// Removes accepted problems from reports, and adds problems of the baseline itself.
    ///
    /// Entries for targets without a report are ignored and stay unchanged.
    ///
    /// - Parameters:
    ///   - reports: The reports on the targets of one run.
    ///   - updating: Whether to write the file: with all problems if it does not exist, and otherwise without the
    ///     problems that no longer exist.
    /// - Returns: Whether the file was written.
    /// - Throws: ``InputError`` for a file that is missing, malformed or cannot be written.
    @discardableResult
    package func apply(to reports: inout [DiagnosticReport], updating: Bool = false) throws(InputError) -> Bool {
        guard isThere || updating else {
            throw InputError(.missing, "the baseline does not exist; write it with --update-baseline", at: path)
        }
        let baseline = isThere ? try read() : Baseline(accepting: reports)
        let targets = reports.map(\.target)
        var remaining = baseline.entries.filter { !targets.contains($0.target) }
        for index in reports.indices {
            let comparison = baseline.compare(with: reports[index])
            remaining += comparison.remaining
            reports[index].diagnostics = comparison.newDiagnostics
            reports[index].accepted = .init(count: comparison.acceptedCount, path: path)
            if !updating, let stale = comparison.staleDiagnostic(path: path, severity: reports[index].baselineSeverity)
            {
                reports[index].diagnostics.append(stale)
            }
            reports[index].closingLine = reports[index].verdict
        }
        guard updating else { return false }
        return try GeneratedFile(path: path, text: Self.text(of: Baseline(entries: remaining))).write()
    }

    /// Whether the file exists.
    package var isThere: Bool { FileManager.default.fileExists(atPath: path) }

    /// Reads the file.
    ///
    /// - Throws: ``InputError`` for a file that is missing or malformed, with the place of the entry.
    package func read() throws(InputError) -> Baseline {
        let text = try FactoryLoader.readText(path, .document)
        let document: JSONValue
        do throws(JSONValue.Failure) {
            document = try JSONValue(parsing: text)
        } catch {
            throw InputError(error, at: path, "not a baseline of dpend")
        }
        let locations = JSONElementLocator(path: path, text: text, arrayDepth: 2).locations
        var location: SourceLocation?
        do throws(JSONFields.Mistake) {
            var fields = try JSONFields(document, "the baseline")
            let version = try fields.count("version")
            guard version == Self.formatVersion else {
                throw fields.mistake(
                    "this dpend does not know version \(version); a newer one may have written the file")
            }
            var entries: [Baseline.Entry] = []
            for (position, entry) in try fields.objects("problems").enumerated() {
                location = locations.indices.contains(position) ? locations[position] : nil
                entries.append(try Self.readEntry(entry, at: location))
            }
            location = nil
            try fields.finish()
            return Baseline(entries: entries)
        } catch {
            throw InputError(.malformed, error.message, at: location?.description ?? path)
        }
    }

    private static func readEntry(
        _ fields: JSONFields, at location: SourceLocation?
    ) throws(JSONFields.Mistake) -> Baseline.Entry {
        var fields = fields
        let entry = Baseline.Entry(
            target: try fields.optionalText("target"),
            fingerprint: DiagnosticFingerprint(
                identifier: try fields.text("identifier"), subject: try fields.text("subject")),
            message: try fields.text("message"), count: try fields.optionalCount("count") ?? 1, location: location)
        try fields.finish()
        return entry
    }

    /// The file's text. Equal baselines have equal texts.
    static func text(of baseline: Baseline) -> String {
        let problems = baseline.entries.map { entry in
            JSONValue.fields([
                "target": entry.target.map { .string($0) },
                "identifier": .string(entry.fingerprint.identifier), "subject": .string(entry.fingerprint.subject),
                "message": .string(entry.message), "count": entry.count == 1 ? nil : .integer(entry.count),
            ])
        }
        return JSONValue.object(["version": .integer(formatVersion), "problems": .array(problems)]).prettyPrinted
    }
}
