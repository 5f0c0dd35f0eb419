import Foundation
import Testing

/// `dpend --version` prints the right version.
@Suite struct VersionTests {
    @Test func versionIsTheTopOfTheChangelog() throws {
        let top = try Shell.run("Scripts/version", in: Repository.root)
        #expect(top.output.split(separator: ".").count == 3)
        #expect(try Shell.run("dpend --version", in: Repository.root).output == top.output)
    }
}
