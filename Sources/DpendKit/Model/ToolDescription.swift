/// dpend as it names itself to users and to other programs.
package enum ToolDescription {
    package static let name = "dpend"
    package static let version = "0.1.0"
    /// Where it comes from.
    package static let informationAddress = "https://github.com/dpend/dpend"
}
