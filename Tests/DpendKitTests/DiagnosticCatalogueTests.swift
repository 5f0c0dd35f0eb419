import DpendKit
import Testing

/// The documentation's examples are run: what breaks a rule breaks it, what is mended breaks none.
@Suite struct DiagnosticCatalogueTests {
    @Test(arguments: DependencyAnalyzer.rules) func brokenExampleHasJustThisProblem(_ rule: DiagnosticRule) throws {
        let found = DiagnosticCatalogue.findings(in: try #require(rule.example).broken, rule)
        // What else there is follows from it.
        #expect(Set(found.map(\.rule.identifier)) == [rule.identifier])
    }

    @Test(arguments: DependencyAnalyzer.rules) func mendedExampleHasNone(_ rule: DiagnosticRule) throws {
        let example = try #require(rule.example)
        #expect(DiagnosticCatalogue.findings(in: example.mended, rule) == [])
    }

    @Test func identifiersAreUnique() {
        let identifiers = DependencyAnalyzer.rules.map(\.identifier)
        #expect(Set(identifiers).count == identifiers.count)
    }
}
