/// A format for the differences between two graphs. A new format is a file beside these.
package protocol GraphChangeFormatter: Sendable {
    /// The name of the format in options.
    var name: String { get }

    /// The whole text, with a newline at its end.
    func format(_ comparison: GraphComparison) -> OutputText
}
