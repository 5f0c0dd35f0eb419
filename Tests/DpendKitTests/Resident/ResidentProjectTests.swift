import DpendKit
import Foundation
import Testing

/// A project that stays in memory answers like a fresh run over the same texts.
@Suite(.timeLimit(.minutes(60))) struct ResidentProjectTests {
    @Test(arguments: UInt64(1)...8) func answersEqualFreshRuns(_ seed: UInt64) throws {
        let project = try EditedProject(seed: seed)
        var outputs: Set<String> = []
        for step in 0..<60 {
            let (resident, fresh) = (try project.resident.report(), try project.freshReport())
            let steps = project.journal.suffix(8).joined(separator: ", ")
            try #require(resident.output == project.original(fresh.output), "seed \(seed), step \(step): \(steps)")
            try #require(resident.errors == project.original(fresh.errors), "seed \(seed), step \(step): \(steps)")
            try #require(resident.status == fresh.status, "seed \(seed), step \(step): \(steps)")
            outputs.insert(resident.output)
            try project.edit()
        }
        #expect(outputs.count > 3)
    }

    @Test func canceledRunThrowsAndTheNextOneAnswers() throws {
        let project = try EditedProject(seed: 7)
        #expect(throws: CancellationError.self) { try project.resident.report { true } }
        #expect(try project.resident.report().output == project.original(try project.freshReport().output))
    }

    @Test func equalQuestionsGetTheSameAnswer() throws {
        let project = try EditedProject(seed: 8)
        #expect(try project.resident.answer() === project.resident.answer())
    }
}
