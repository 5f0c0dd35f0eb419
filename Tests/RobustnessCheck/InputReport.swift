/// What a worker tells about one input, as a line of JSON.
struct InputReport: Codable, Sendable {
    let number: Int
    let workload: UInt64
    var outcome: UInt64 = 0
    var seconds = 0.0
    /// Whether a factory was found.
    var hasRead = false
    /// Whether there were no errors, so that something was generated and looked at.
    var isGenerated = false
    var isNotUTF8 = false
    /// Whether a damaged module file was accepted; nil where none was tried.
    var isModuleFileAccepted: Bool?
    /// The factories before the first damage in the file as it was, and how many of them are still there.
    var expectedFactories = 0
    var keptFactories = 0
    /// What does not hold.
    var problems: [String] = []
    /// Whether the watchdog ended the process over this input.
    var isHang = false
}
