/// A way to show how much of what an application makes a container could make. A new one is a file beside these.
package protocol CoverageFormatter: Sendable {
    /// The name that users know the format by.
    var name: String { get }

    /// The whole text, with a newline at its end.
    func format(_ report: CoverageReport) -> OutputText
}
