/// A format for coverage: how many of an application's objects a container could make. A new format is a file beside
/// these.
package protocol CoverageFormatter: Sendable {
    /// The name of the format in options.
    var name: String { get }

    /// The whole text, with a newline at its end.
    func format(_ report: CoverageReport) -> OutputText
}
