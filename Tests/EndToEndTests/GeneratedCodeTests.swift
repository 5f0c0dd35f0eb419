import Foundation
import Testing

/// Each folder of `GeneratedCode` is an application, with its libraries, whose container dpend generates.
///
/// A case has a folder for each target (libraries end with `Library`, tests with `Tests`), the commands that generate in `generate.sh`, and in `output.txt` what the
/// application prints when it runs, whatever container it has. Where their sources differ, `#if EMBEDDED` tells them apart.
/// All cases are built in one package, with warnings as errors; cases whose name ends
/// with `Strict` have every setting switched on that makes generated code harder to write.
@Suite struct GeneratedCodeTests {
    static let fixture = Result { try GeneratedCodeFixture.build() }

    @Test(arguments: GeneratedCodeFixture.cases, GeneratedCodeFixture.Container.allCases)
    func applicationRunsOnItsContainer(_ name: String, _ container: GeneratedCodeFixture.Container) throws {
        let fixture = try Self.fixture.get()
        let product = container.product(of: name)
        let outcome = try Shell.run("'\(fixture.path)/.build/debug/\(product)'", in: fixture)
        try Expectation.check(outcome.output, GeneratedCodeFixture.source.appendingPathComponent("\(name)/output.txt"))
        #expect(outcome.status == 0)
    }

    /// What a case has in a folder `ApplicationTests` runs with the test support that dpend generated.
    @Test func testsOfApplicationsPass() throws {
        let outcome = try Shell.run("swift test --skip-build 2>&1", in: try Self.fixture.get())
        #expect(outcome.status == 0, "\(outcome.output)")
        #expect(outcome.output.contains("Test run with 8 tests"))
    }

    @Test func thereAreCases() {
        #expect(GeneratedCodeFixture.cases.count > 5)
    }
}
