import DpendKit
import Testing

/// The documentation's examples are run: what breaks a rule breaks it, what is mended breaks none.
@Suite struct DiagnosticCatalogueTests {
    @Test(arguments: DependencyAnalyzer.rules) func brokenExampleHasJustThisProblem(_ rule: DiagnosticRule) {
        let found = DiagnosticCatalogue.findings(in: rule.example.broken, rule)
        // What else there is follows from it.
        #expect(Set(found.map(\.rule.identifier)) == [rule.identifier])
    }

    @Test(arguments: DependencyAnalyzer.rules) func mendedExampleHasNone(_ rule: DiagnosticRule) {
        #expect(DiagnosticCatalogue.findings(in: rule.example.mended, rule) == [])
    }

    @Test func identifiersAreUnique() {
        let identifiers = DependencyAnalyzer.rules.map(\.identifier)
        #expect(Set(identifiers).count == identifiers.count)
    }
}
