import DpendKit
import Testing

/// The documentation's examples are run: the broken version breaks exactly its rule, and the fixed version breaks none.
@Suite struct DiagnosticCatalogueTests {
    @Test(arguments: Parts.all.analyzer.rules) func brokenExampleHasOnlyThisProblem(_ rule: DiagnosticRule) throws {
        let example = try #require(rule.example)
        let found = DiagnosticCatalogue.findings(in: example.broken, of: example)
        // All other problems are its consequences.
        #expect(Set(found.map(\.rule.identifier)) == [rule.identifier])
    }

    @Test(arguments: Parts.all.analyzer.rules) func mendedExampleHasNone(_ rule: DiagnosticRule) throws {
        let example = try #require(rule.example)
        #expect(DiagnosticCatalogue.findings(in: example.mended, of: example) == [])
    }

    @Test(arguments: DiagnosticRule.all) func ruleSaysWhatToDo(_ rule: DiagnosticRule) {
        #expect(!rule.explanation.isEmpty && !rule.remedy.isEmpty)
    }

    @Test func identifiersAreUnique() {
        let identifiers = DiagnosticRule.all.map(\.identifier)
        #expect(Set(identifiers).count == identifiers.count)
    }

    @Test func everyWordOfTheGlossaryIsExplained() throws {
        let glossary = Glossary()
        #expect(glossary.terms.count > 55)
        for term in glossary.terms {
            let explanation = try #require(glossary.explanation(of: term), "\(term)")
            #expect(
                explanation.hasPrefix(term) && !explanation.contains("`") && !explanation.contains("]("),
                "\(explanation)")
        }
        #expect(glossary.explanation(of: "kept instances") == glossary.explanation(of: "kept instance"))
        #expect(glossary.explanation(of: "resolve") == glossary.explanation(of: "to resolve"))
        #expect(glossary.explanation(of: "Assisted")?.contains("Documentation/Providers.md#run-time-values") == true)
        // A type of the project may have such a name.
        #expect(glossary.explanation(of: "Client") == nil)
    }
}
