/// What a worker tells about one input, as a line of JSON.
struct InputReport: Codable, Sendable {
    let number: Int
    var workload: UInt64
    /// Stands for everything that came out, where that does not depend on the moment.
    var outcome: UInt64 = 0
    var seconds = 0.0
    /// What happened, and how often.
    var counts: [String: Int] = [:]
    /// What does not hold.
    var problems: [String] = []
    /// Whether the watchdog ended the process over this input.
    var isHang = false

    mutating func count(_ event: String, _ times: Int = 1) {
        if times > 0 { counts[event, default: 0] += times }
    }

    /// Adds what another check of the same input has found.
    mutating func take(_ other: InputReport) {
        for (event, times) in other.counts { count(event, times) }
        problems += other.problems
    }
}
