import Foundation
import Testing

/// Reports for programs match their schemas.
@Suite(
    .enabled(
        if: TestTools.areInstalled || TestTools.areRequired,
        "SKIPPED: JSON and SARIF are not checked against their schemas; run Scripts/install-test-tools"))
struct SchemaTests {
    private static let json = "Documentation/Schemas/diagnostics.schema.json"

    /// Folders of `Transcripts` with problems of all kinds, with and without places, notes and chains.
    static let cases = [
        "ambiguity", "baseline", "baseline-targets", "bad-input", "causes", "cycles", "effects", "filters", "formats",
        "invalid-scopes",
        "missing-dependencies", "syntax-errors", "undecidable",
    ]

    @Test func toolsAreInstalled() {
        #expect(TestTools.areInstalled, "run Scripts/install-test-tools")
    }

    @Test(arguments: cases, ["json", "sarif"]) func reportFollowsItsSchema(_ name: String, _ format: String) throws {
        let outcome = try TestTools.checkSchema(
            format == "json" ? Self.json : "sarif",
            ofOutputOf: "dpend analyze . --implicit-filter Impl --implicit-exclude Nothing --format \(format)",
            in: Repository.tests.appendingPathComponent("Transcripts/\(name)"))
        #expect(outcome.output == "")
        #expect(outcome.status == 0)
    }

    @Test(arguments: [
        ("sarif", #"{ "version": "2.1.0", "runs": [ { "results": [] } ] }"#, "'tool' is a required property"),
        (
            "sarif",
            #"{ "version": "2.1.0", "runs": [ { "tool": { "driver": { "name": "a" } }, "results": [ { "message": {} } ] } ] }"#,
            "is not valid under any of the given schemas"
        ),
        (json, #"{ "version": 2 }"#, "1 was expected"),
        (
            json,
            #"{ "version": 1, "tool": { "name": "dpend", "version": "1.0.0" }, "summary": {}, "diagnostics": [], "more": 1 }"#,
            "'more' was unexpected"
        ),
    ]) func checkFindsWhatIsWrong(_ schema: String, _ document: String, _ message: String) throws {
        let outcome = try TestTools.checkSchema(
            schema, ofOutputOf: "printf '%s' '\(document)'", in: Repository.root)
        #expect(outcome.output.contains(message))
        #expect(outcome.status == 1)
    }
}
