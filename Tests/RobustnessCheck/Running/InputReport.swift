/// A worker's report on one input, as a line of JSON.
struct InputReport: Codable, Sendable {
    let number: Int
    var workload: UInt64
    /// A hash of all results, if they do not depend on the moment.
    var outcome: UInt64 = 0
    var seconds = 0.0
    /// The events and their numbers.
    var counts: [String: Int] = [:]
    /// The violated properties.
    var problems: [String] = []
    /// Whether the watchdog ended the process because of this input.
    var isHang = false

    mutating func count(_ event: String, _ times: Int = 1) {
        if times > 0 { counts[event, default: 0] += times }
    }

    /// Adds the results of another check of the same input.
    mutating func take(_ other: InputReport) {
        for (event, times) in other.counts { count(event, times) }
        problems += other.problems
    }
}
