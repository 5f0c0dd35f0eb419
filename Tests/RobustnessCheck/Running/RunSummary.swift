import SeededRandom

/// The figures of a run over one part.
struct RunSummary: CustomStringConvertible, Sendable {
    struct Failure: Sendable {
        var number: Int
        /// One line, such as `crash`, `hang` or a violated property.
        var message: String
    }

    private(set) var ended = 0
    /// A sum of hashes of all inputs, so that their order does not count.
    private var workload: UInt64 = 0
    private var outcome: UInt64 = 0
    private var counts: [String: Int] = [:]
    private var slowest: (number: Int, seconds: Double)?
    private(set) var failures: [Failure] = []

    mutating func take(_ report: InputReport) {
        ended += 1
        workload &+= Self.mix(report.number, report.workload)
        outcome &+= Self.mix(report.number, report.outcome)
        for (event, times) in report.counts { count(event, times) }
        if slowest.map({ $0.seconds < report.seconds }) ?? true { slowest = (report.number, report.seconds) }
        for problem in report.problems { fail(report.number, problem) }
    }

    mutating func count(_ event: String, _ times: Int = 1) { counts[event, default: 0] += times }

    mutating func fail(_ number: Int, _ message: String) { failures.append(Failure(number: number, message: message)) }

    mutating func sort() { failures.sort { ($0.number, $0.message) < ($1.number, $1.message) } }

    private static func mix(_ number: Int, _ value: UInt64) -> UInt64 {
        var fingerprint = Fingerprint()
        fingerprint.combine(UInt64(number))
        fingerprint.combine(value)
        return fingerprint.value
    }

    var description: String {
        let lines = counts.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)\n" }.joined()
        let seconds = slowest.map { "input \($0.number), \(($0.seconds * 100).rounded() / 100) s" } ?? "none"
        return """
            workload \(workload.hexadecimal), outcomes \(outcome.hexadecimal)
            inputs that ended: \(ended)
            \(lines)slowest: \(seconds)
            crashes: \(failures("crash")), hangs: \(failures("hang")), other failures: \
            \(failures.count - failures("crash") - failures("hang"))
            """
    }

    private func failures(_ kind: String) -> Int { failures.count { $0.message.hasPrefix("\(kind):") } }
}
