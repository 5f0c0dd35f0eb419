import Foundation
import Testing

/// `dpend --version` tells the truth.
@Suite struct VersionTests {
    @Test func versionIsTheTopOfTheChangelog() throws {
        let top = try Shell.run("Scripts/version", in: Repository.root)
        #expect(top.output.wholeMatch(of: /\d+\.\d+\.\d+\n/) != nil)
        #expect(try Shell.run("dpend --version", in: Repository.root).output == top.output)
    }
}
