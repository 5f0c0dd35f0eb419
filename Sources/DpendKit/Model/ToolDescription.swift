/// dpend's name for users and other programs.
package enum ToolDescription {
    package static let name = "dpend"
    package static let version = "0.1.0"
    /// The address of dpend's home page.
    package static let informationAddress = "https://github.com/dpend/dpend"
    /// The address of the folder with the pages of the documentation, with a slash at its end.
    package static let documentation = "\(informationAddress)/blob/main/Documentation/"
}
