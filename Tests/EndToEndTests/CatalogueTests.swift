import Foundation
import Testing

/// The parts of dpend, and their documentation.
@Suite struct CatalogueTests {
    @Test func pageOfProblemsIsUpToDate() throws {
        let outcome = try Shell.run("dpend explain --all", in: Repository.root)
        #expect(outcome.status == 0)
        try Expectation.check(outcome.output, Repository.root.appendingPathComponent("Documentation/Diagnostics.md"))
    }

    /// The container finds rules, formats and back ends by their names. A part with another kind of name would never
    /// run.
    @Test func allPartsAreGathered() throws {
        let conformance =
            #/^ *(?:[a-z]+ +)*(?:struct|class|enum|actor|extension) +(?<name>\w+) *:[^{]*\b(DependencyGraphVisitor|DiagnosticFormatter|GraphFormatter|GraphChangeFormatter|CoverageFormatter|ContainerGenerator|ContainerDialect)\b/#
        let container = Repository.root.appendingPathComponent("Derived/DpendModule.generated.swift")
        let gathered = try String(contentsOf: container, encoding: .utf8)
        let sources = Repository.root.appendingPathComponent("Sources/DpendKit")
        let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
            .compactMap { $0 as? URL }
        var count = 0
        for file in files where file.pathExtension == "swift" {
            for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
                guard let name = line.firstMatch(of: conformance)?.output.name else { continue }
                count += 1
                #expect(
                    gathered.contains("\(name)("),
                    "\(name) is in no container: call it as CONTRIBUTING says, and run 'make derived'")
            }
        }
        #expect(count > 25)
    }
}
