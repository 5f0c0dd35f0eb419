/// A way to show the differences between two graphs as text. A new one is a file beside these.
package protocol GraphChangeFormatter: Sendable {
    /// The name that users know the format by.
    var name: String { get }

    /// The whole text, with a newline at its end.
    func format(_ comparison: GraphComparison) -> OutputText
}
