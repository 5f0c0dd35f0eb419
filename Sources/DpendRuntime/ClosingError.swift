/// Some objects of a container could not be closed.
public struct ClosingError: Error, CustomStringConvertible {
    /// The objects whose `close()` threw, with their errors, in the order of closing.
    public let errors: [(object: String, error: any Error)]
    /// The objects that were still open when the time was over, in the order of closing.
    public let unfinished: [String]

    public var description: String {
        let failures = errors.map { "'\($0.object)' is not closed: \($0.error)" }
        return (failures + unfinished.map { "'\($0)' was still open when the time was over" }).joined(separator: "; ")
    }
}
