import Foundation
import Testing

/// A small part of `make robustness`.
@Suite(.timeLimit(.minutes(15))) struct RobustnessTests {
    @Test func damagedSourcesAreTaken() throws {
        try Shell.withTemporaryFolder { folder in
            let outcome = try Shell.run("RobustnessCheck --count 300", in: folder)
            #expect(outcome.status == 0, "\(outcome.output)")
        }
    }
}
