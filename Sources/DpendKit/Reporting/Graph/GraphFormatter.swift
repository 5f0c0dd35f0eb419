/// A way to show a part of a graph as text. A new one is a file beside these.
package protocol GraphFormatter: Sendable {
    /// The name that users know the format by.
    var name: String { get }

    /// The whole file, with a newline at its end. The cost has to be linear in the size of what is shown.
    func format(_ selection: GraphSelection) -> OutputText
}
