import Testing

/// The page of problems is what dpend says of them today.
@Suite struct CatalogueTests {
    @Test func pageOfProblemsIsUpToDate() throws {
        let outcome = try Shell.run("dpend explain --all", in: Repository.root)
        #expect(outcome.status == 0)
        try Expectation.check(outcome.output, Repository.root.appendingPathComponent("Documentation/Diagnostics.md"))
    }
}
