import DpendKit
import Foundation
import SeededRandom
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

    /// A run that ends early leaves nothing behind that a later answer could use.
    @Test(arguments: UInt64(1)...8) func answersAfterCanceledRunsEqualFreshRuns(_ seed: UInt64) throws {
        let project = try EditedProject(seed: 1000 + seed)
        var random = RandomSource(seed: seed)
        var canceledCount = 0
        for step in 0..<40 {
            let questions = Countdown(from: random.number(below: 30))
            do {
                _ = try project.resident.report { questions.isOver }
            } catch {
                canceledCount += 1
            }
            let (resident, fresh) = (try project.resident.report(), try project.freshReport())
            let steps = project.journal.suffix(8).joined(separator: ", ")
            try #require(resident.output == project.original(fresh.output), "seed \(seed), step \(step): \(steps)")
            try #require(resident.errors == project.original(fresh.errors), "seed \(seed), step \(step): \(steps)")
            try project.edit()
        }
        #expect(canceledCount > 0)
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

/// Says no a number of times, and then yes. The lock guards all state.
private final class Countdown: @unchecked Sendable {
    private let lock = NSLock()
    private var rest: Int

    init(from count: Int) { rest = count }

    var isOver: Bool {
        lock.withLock {
            if rest == 0 { return true }
            rest -= 1
            return false
        }
    }
}
