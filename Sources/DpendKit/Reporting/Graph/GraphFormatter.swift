/// A format for a part of a graph. A new format is a file beside these.
package protocol GraphFormatter: Sendable {
    /// The name of the format in options.
    var name: String { get }

    /// The whole file, with a newline at its end. The cost must be linear in the size of the selected part.
    func format(_ selection: GraphSelection) -> OutputText
}
