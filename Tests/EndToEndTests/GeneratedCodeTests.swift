import Foundation
import Testing

/// Each folder of `GeneratedCode` is an application, with its libraries, whose container dpend generates.
///
/// A case has a folder for each target (libraries end with `Library`, tests with `Tests`), the commands that generate
/// in `generate.sh`, and in `output.txt` what the application prints when it runs, whatever container it has. Where
/// their sources differ, `#if EMBEDDED` tells them apart. What a container cannot express has that container's
/// diagnostics in `refusal-dip.txt`. Code for Dip is always generated; it is built and run where the environment
/// variable `DIP` names a checkout of Dip (`make dip-parity`). All cases are built in one package, with warnings as
/// errors; cases whose name ends with `Strict` have every setting switched on that makes generated code harder to
/// write.
@Suite(.compiler(of: "GeneratedCodeTests")) struct GeneratedCodeTests {
    static let fixture = Result { try GeneratedCodeFixture() }

    @Test(arguments: GeneratedCodeFixture.cases, GeneratedCodeFixture.Container.allCases)
    func applicationRunsOnItsContainer(_ name: String, _ container: GeneratedCodeFixture.Container) throws {
        let fixture = try Self.fixture.get()
        let folder = GeneratedCodeFixture.source.appendingPathComponent(name)
        let product = container.product(of: name)
        let refusal = folder.appendingPathComponent("refusal-\(container.rawValue).txt")
        if let diagnostics = fixture.refusals[product] { return try Expectation.check(diagnostics, refusal) }
        #expect(
            !FileManager.default.fileExists(atPath: refusal.path), "\(refusal.path): the container expresses the case")
        guard GeneratedCodeFixture.Container.built.contains(container) else { return }
        let outcome = try Shell.run("'\(fixture.package.path)/.build/debug/\(product)'", in: fixture.package)
        try Expectation.check(outcome.output, folder.appendingPathComponent("output.txt"))
        #expect(outcome.status == 0)
    }

    /// An application with `output-release.txt` prints that in a release build, in which `DEBUG` does not hold.
    @Test func applicationsRunInReleaseBuilds() throws {
        let fixture = try Self.fixture.get()
        for name in GeneratedCodeFixture.cases {
            let expected = GeneratedCodeFixture.source.appendingPathComponent(name).appendingPathComponent(
                "output-release.txt")
            guard FileManager.default.fileExists(atPath: expected.path) else { continue }
            for container in GeneratedCodeFixture.Container.built {
                let product = container.product(of: name)
                guard fixture.refusals[product] == nil else { continue }
                let build = try Shell.run("swift build -c release --product \(product) 2>&1", in: fixture.package)
                #expect(build.status == 0, "\(build.output)")
                let outcome = try Shell.run("'\(fixture.package.path)/.build/release/\(product)'", in: fixture.package)
                try Expectation.check(outcome.output, expected)
            }
        }
    }

    /// The tests in a case's folder `ApplicationTests` run with the generated test support.
    @Test func testsOfApplicationsPass() throws {
        let outcome = try Shell.run("swift test --skip-build 2>&1", in: try Self.fixture.get().package)
        #expect(outcome.status == 0, "\(outcome.output)")
        let count = 8 + 13 * GeneratedCodeFixture.Container.built.count
        #expect(outcome.output.contains("Test run with \(count) tests"))
    }

    @Test func thereAreCases() {
        #expect(GeneratedCodeFixture.cases.count > 5)
    }
}
